import type { SavedOutlines } from '@contracts/briefs/brief-views';
import type { BriefOutline } from '@contracts/briefs/briefs';
import { ApiError } from '../../../providers/apiClient';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

interface Options {
  version: number;
  save: (version: number, outlines: readonly BriefOutline[]) => Promise<SavedOutlines>;
  onState: (state: SaveState) => void;
  onSaved: (saved: SavedOutlines) => void;
  /** Somebody has saved in the meantime. */
  onConflict: (newer: SavedOutlines) => void;
}

/** After the last change. */
const PAUSE_MS = 1_000;

/** Saves outlines one save at a time, the latest state last. */
export class OutlineSaver {
  private version: number;
  private waiting: readonly BriefOutline[] | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(private readonly options: Options) {
    this.version = options.version;
  }

  change(outlines: readonly BriefOutline[]): void {
    this.waiting = outlines;
    this.options.onState('waiting');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Saves what waits, now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    if (!this.waiting) return;
    this.running = this.saveWaiting().finally(() => (this.running = undefined));
    await this.running;
    if (this.hasMore() && !this.isStopped) await this.flush();
  }

  /** Goes on from another version: with what waits to be saved over it, or without. */
  adopt(version: number, drops = true): void {
    this.version = version;
    this.isStopped = false;
    if (drops) this.waiting = undefined;
  }

  /** Whether something has changed while it was saved. */
  private hasMore(): boolean {
    return this.waiting !== undefined;
  }

  private async saveWaiting(): Promise<void> {
    const sent = this.waiting as readonly BriefOutline[];
    this.waiting = undefined;
    this.options.onState('saving');
    try {
      const saved = await this.options.save(this.version, sent);
      this.version = saved.version;
      this.options.onSaved(saved);
      this.options.onState(this.hasMore() ? 'waiting' : 'saved');
    } catch (error) {
      this.waiting ??= sent;
      this.isStopped = true;
      const newer = newerOf(error);
      if (newer) this.options.onConflict(newer);
      this.options.onState(newer ? 'conflict' : 'failed');
    }
  }

  /** Tries once more what failed. */
  retry(): Promise<void> {
    this.isStopped = false;
    return this.flush();
  }
}

function newerOf(error: unknown): SavedOutlines | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined;
  const details = error.body?.details as SavedOutlines | undefined;
  return details && 'version' in details ? details : undefined;
}
