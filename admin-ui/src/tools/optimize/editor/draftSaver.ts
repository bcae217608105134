import { AUTOSAVE_MS, type DraftFields, type NewerDraft, type SavedDraft } from '@contracts/drafts/drafts';
import { ApiError, messageOf } from '../../../providers/apiClient';

export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; why: string }
  /** Changed elsewhere: nothing is saved until one of both is chosen. */
  | { kind: 'conflict'; newer: NewerDraft };

type Send = (draft: DraftFields & { version: number }) => Promise<SavedDraft>;

/** Milliseconds until a failed save is tried again by itself. */
const AGAIN_MS = 10_000;

/**
 * Saves a draft two seconds after the last change, one save at a time. What is changed during one is saved after it. A newer
 * text on the server stops it.
 */
export class DraftSaver {
  private version: number;
  private waiting: (() => DraftFields) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private isStopped = false;

  constructor(
    saved: { version: number; updatedAt: string },
    private readonly send: Send,
    private readonly tell: (state: SaveState) => void,
  ) {
    this.version = saved.version;
  }

  get current(): number {
    return this.version;
  }

  /** @param read what to save, read only when it is saved */
  changed(read: () => DraftFields): void {
    this.waiting = read;
    if (this.isStopped) return;
    if (!this.running) this.tell({ kind: 'unsaved' });
    this.plan(AUTOSAVE_MS);
  }

  /** Saves at once what waits; ends when nothing waits, or it could not be saved. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
    if (this.isStopped || !this.waiting) return;
    this.running = this.save(this.waiting);
    await this.running;
    this.running = null;
  }

  /** What is here is written over the newer text, which its owner has seen. */
  async overwrite(version: number, read: () => DraftFields): Promise<void> {
    this.isStopped = false;
    this.version = version;
    this.waiting = read;
    await this.flush();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private isDirty(): boolean {
    return this.waiting !== null;
  }

  private plan(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  private async save(read: () => DraftFields): Promise<void> {
    this.waiting = null;
    this.tell({ kind: 'saving' });
    try {
      const saved = await this.send({ ...read(), version: this.version });
      this.version = saved.version;
      this.tell(this.isDirty() ? { kind: 'unsaved' } : { kind: 'saved', at: saved.updatedAt });
    } catch (error) {
      this.waiting ??= read;
      const newer = newerOf(error);
      if (newer) {
        this.stop();
        this.tell({ kind: 'conflict', newer });
        return;
      }
      this.tell({ kind: 'failed', why: messageOf(error) });
      // What the server refuses it will refuse again: another change may mend it.
      if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) this.plan(AGAIN_MS);
    }
  }
}

function newerOf(error: unknown): NewerDraft | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.body as { details?: { newer?: NewerDraft } } | undefined)?.details?.newer;
}
