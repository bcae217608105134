/** The company-wide note, as `GET /api/auth/getNote` answers it. */
export interface NoteView {
  /** Plain text with line breaks; empty while there is none. */
  msg: string;
  /** Counts the changes; 0 before the first. */
  version: number;
  /** ISO time of the last change; null before the first. */
  updatedAt: string | null;
  /** Whether the caller has closed this version before, in whichever browser. */
  seen: boolean;
}

/** Characters. */
export const MAX_NOTE_LENGTH = 5000;
/** Rows of the field in which an admin writes it: it grows with the text from one to the other. */
export const NOTE_ROWS = { min: 6, max: 10 } as const;
