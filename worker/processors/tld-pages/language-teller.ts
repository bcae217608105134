import { Worker } from 'node:worker_threads';
import { threadFile } from '../../../src/core/process/thread-file';

export interface LanguageRequest {
  id: number;
  text: string;
}

export interface LanguageReply {
  id: number;
  language: string | null;
}

interface Waiting {
  resolve: (language: string | null) => void;
  reject: (error: Error) => void;
}

const ENTRY = threadFile(__dirname, 'language-thread.js');

/** Tells the languages of texts in a thread that begins with the first text. */
export class LanguageTeller {
  private thread?: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private ended?: Error;

  /** Null where it can't be told. */
  tell(text: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      if (this.ended) {
        reject(this.ended);
        return;
      }
      const id = this.calls++;
      this.waiting.set(id, { resolve, reject });
      this.thread ??= this.begin();
      this.thread.postMessage({ id, text } satisfies LanguageRequest);
    });
  }

  async close(): Promise<void> {
    this.end(new Error('Nothing more is told.'));
    await this.thread?.terminate();
  }

  private begin(): Worker {
    const thread = new Worker(ENTRY, { env: {} });
    thread.on('message', ({ id, language }: LanguageReply) => {
      this.waiting.get(id)?.resolve(language);
      this.waiting.delete(id);
    });
    thread.on('error', (error) => {
      this.end(error);
    });
    thread.on('exit', () => {
      this.end(new Error('The thread that tells languages ended.'));
    });
    return thread;
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}
