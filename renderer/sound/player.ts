// Plays the sounds of the table through the page's own synthesiser; silent until somebody has touched the page.
import { sounds, type SoundName, type Voice } from './voices.ts';

export interface SoundPlayer {
  play(name: SoundName, volume: number): void;
}

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page sound only after a press or a key. */
export const soundPlayer: SoundPlayer = {
  play: (name, volume) => {
    if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
    context ??= new AudioContext();
    for (const voice of sounds[name]) speak(context, voice, volume);
  },
};

function speak(audio: AudioContext, voice: Voice, volume: number): void {
  const start = audio.currentTime + voice.at;
  const end = start + voice.length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.0002, voice.loud * volume), start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  const source = voice.wave === 'noise' ? breath(audio, voice, start) : tone(audio, voice, start);
  source.out.connect(loudness);
  source.node.start(start);
  source.node.stop(end + 0.02);
}

function tone(audio: AudioContext, { wave, from, to, length }: Voice, start: number) {
  const node = audio.createOscillator();
  node.type = wave as 'sine' | 'triangle';
  node.frequency.setValueAtTime(from, start);
  node.frequency.exponentialRampToValueAtTime(to, start + length);
  return { node, out: node };
}

function breath(audio: AudioContext, { from, to, length }: Voice, start: number) {
  hiss ??= makeHiss(audio);
  const node = audio.createBufferSource();
  node.buffer = hiss;
  node.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  node.connect(filter);
  return { node, out: filter };
}

/** Half a second of noise, the same every time. */
function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[at] = state / 2147483648 - 1;
  }
  return buffer;
}
