import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextVectors } from '../../domain/meaning/text-vectors';
import { threadFile } from '../process/thread-file';
import { WarmChild } from '../process/warm-child';
import type { MeaningReply, MeaningTask } from './meaning-messages';
import type { MeaningKind } from './meaning-port';
import { MODEL_FILES, MODEL_FOLDER } from './model-folder';

/** Tokens that are read of a text of each kind; of a passage as many as the thresholds were measured with. */
const TOKENS: Readonly<Record<MeaningKind, number>> = { keyword: 512, passage: 256 };
/** Many times what a part of a request takes, the loading of the model included. */
const MAX_MS = 120_000;
/** It is there again within 2 seconds, and takes some 380 MB meanwhile. */
const IDLE_MS = 60_000;
/** Of JavaScript's heap, which holds the vocabulary; the model itself is outside of it. */
const MEMORY_MEGABYTES = 256;
/** Once more after a failure, with a new process. */
const TRIES = 2;

interface EngineSettings {
  entry?: string;
  maxMs?: number;
  idleMs?: number;
}

/** The sentence model that ships with Cohort, in one process of its own that is there while it is used. */
export class SentenceEngine {
  /** Of the model: what is kept of another one is of no use. */
  readonly name = 'multilingual-e5-small-155k-1';
  /** Bytes that its process took when it answered last. */
  memory: number | null = null;
  private readonly child: WarmChild<MeaningTask, MeaningReply>;
  private readMean?: Promise<string>;

  constructor({
    entry = threadFile(__dirname, 'meaning-entry.js'),
    maxMs = MAX_MS,
    idleMs = IDLE_MS,
  }: EngineSettings = {}) {
    const memoryMegabytes = MEMORY_MEGABYTES;
    this.child = new WarmChild({ name: 'meaning', entry, memoryMegabytes, maxMs, idleMs });
  }

  /** The mean of its vectors of short texts, which is taken off before they are compared. */
  async mean(): Promise<number[]> {
    this.readMean ??= readFile(join(MODEL_FOLDER, MODEL_FILES.mean), 'utf8');
    return JSON.parse(await this.readMean) as number[];
  }

  /**
   * The vectors of a few texts, as they come from the model.
   * @throws Error where it fails twice
   */
  async vectorsOf(texts: string[], kind: MeaningKind): Promise<TextVectors> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        const reply = await this.child.ask({ texts, tokens: TOKENS[kind] });
        if ('values' in reply) {
          this.memory = reply.memory;
          return { width: reply.values.length / texts.length, values: reply.values };
        }
        this.child.end();
        throw new Error(reply.failure);
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  }

  close(): void {
    this.child.close();
  }
}
