/** A keywords file that can't be classified; the sentence says why and what to do. */
export class KeywordFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'KeywordFileError';
  }
}
