// A file from a picker or a drop, as the wire carries it.

export interface FileText {
  readonly name: string;
  /** Its bytes in base64. */
  readonly data: string;
}

/** Larger than anything that is exported; the host would refuse it after a long wait. */
const largest = 24 * 1024 * 1024;

export async function fileText(file: File): Promise<FileText | null> {
  if (file.size > largest) return null;
  return { name: file.name, data: base64(new Uint8Array(await file.arrayBuffer())) };
}

/** Piece by piece: a call with millions of arguments overflows. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(''));
}
