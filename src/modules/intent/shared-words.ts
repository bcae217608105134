import { Injectable } from '@nestjs/common';
import type { IntentType } from '../../contracts/intent/intent';
import { IntentWordCounters } from './intent-word-counters';
import { byKey, IntentRepository } from './intent.repository';
import type { IntentWordRecord } from './intent.schema';

/** How long another process's change may go unseen. */
const CHECK_MS = 1_000;
/** A process that died between a change and its note is made up for after this time. */
const RELOAD_MS = 60_000;

/** The words that everybody sees, held in memory: no index of a database serves a search inside of words. */
@Injectable()
export class SharedWords {
  private words: IntentWordRecord[] | null = null;
  private changes = 0;
  private loadedAt = 0;
  private checkedAt = 0;
  private loading: Promise<void> | null = null;

  constructor(
    private readonly repository: IntentRepository,
    private readonly counters: IntentWordCounters,
  ) {}

  /** Those that begin with the key, and those that hold it elsewhere; so many of each at most. */
  async search(type: IntentType | undefined, key: string, limit: number): Promise<IntentWordRecord[]> {
    const leading: IntentWordRecord[] = [];
    const inside: IntentWordRecord[] = [];
    for (const word of await this.all()) {
      if (type && word.type !== type) continue;
      const at = word.key.indexOf(key);
      if (at === 0) leading.push(word);
      else if (at > 0 && inside.length < limit) inside.push(word);
      if (leading.length === limit) break;
    }
    return [...leading, ...inside];
  }

  /** A change of this process shows here at once, and in others when they next check. */
  async noteChange(id: string, word: IntentWordRecord | null): Promise<void> {
    const changes = await this.counters.addSharedChange();
    await this.loading?.catch(() => undefined);
    if (!this.words || changes !== this.changes + 1) {
      this.words = null;
      return;
    }
    const others = this.words.filter(({ _id }) => _id.toHexString() !== id);
    this.words = word ? [...others, word].sort(byKey) : others;
    this.changes = changes;
  }

  /** Many words changed. */
  async noteChanges(): Promise<void> {
    await this.counters.addSharedChange();
    await this.loading?.catch(() => undefined);
    this.words = null;
  }

  private async all(): Promise<IntentWordRecord[]> {
    if (!this.words) await this.load();
    else if (Date.now() - this.checkedAt > CHECK_MS) await this.check();
    return this.words ?? this.all();
  }

  /** What others changed is loaded beside the searches, which go on with what there is. */
  private async check(): Promise<void> {
    this.checkedAt = Date.now();
    const isOld = this.checkedAt - this.loadedAt > RELOAD_MS;
    if (isOld || (await this.counters.sharedChanges()) !== this.changes)
      void this.load().catch(() => undefined);
  }

  private load(): Promise<void> {
    this.loading ??= this.read().finally(() => (this.loading = null));
    return this.loading;
  }

  private async read(): Promise<void> {
    const changes = await this.counters.sharedChanges();
    const words = await this.repository.findShared();
    this.words = words.sort(byKey);
    this.changes = changes;
    this.loadedAt = this.checkedAt = Date.now();
  }
}
