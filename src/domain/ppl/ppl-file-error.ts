/** A file that is not taken; the sentence says why and what to do. */
export class PplFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PplFileError';
  }
}
