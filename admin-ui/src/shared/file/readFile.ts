/** As when it was moved, or changed since it was chosen. */
export const FILE_UNREADABLE = 'This file could not be read. Choose it again.';

/** The text of a file in UTF-8, in UTF-16 with its mark, or else in the code page of older programs; rejects where it can't be read. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file or picture as a data URL; rejects where it can't be read. */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error(FILE_UNREADABLE));
    reader.readAsDataURL(blob);
  });
}
