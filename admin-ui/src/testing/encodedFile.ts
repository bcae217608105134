import { encode } from 'iconv-lite';

/** A csv in some encoding. The test's browser has no `arrayBuffer` of files. */
export function encodedFile(text: string, encoding = 'utf8'): File {
  const bytes = encode(text, encoding);
  const part = { arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) };
  return Object.assign(new File([new Uint8Array(bytes)], 'words.csv'), { ...part, slice: () => part });
}
