// Something the person at the keyboard can put right: said in a sentence, without a stack trace.

export class Problem extends Error {
  /** @param {string} sentence what is wrong and what to do */
  constructor(sentence) {
    super(sentence);
    this.sentence = sentence;
  }
}
