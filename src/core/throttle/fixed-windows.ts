/** Counts hits of a key in windows of fixed length that begin with the key's first hit. */
export interface FixedWindows {
  /** Counts one more hit, atomically. */
  hit(key: string, windowMs: number): Promise<WindowState>;
  /** Takes one hit back, never below none. */
  giveBack(key: string): Promise<void>;
}

export interface WindowState {
  hits: number;
  remainingMs: number;
}

/** Injection token of the process's FixedWindows. */
export const FIXED_WINDOWS = Symbol('FIXED_WINDOWS');
