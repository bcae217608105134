import { Inject, Injectable } from '@nestjs/common';
import { MEANING_PORT, type MeaningPort } from '../../core/meaning/meaning-port';
import type { BriefMeaning } from '../../domain/briefs/brief-meaning';
import type { ComparedPages } from './brief-thread-messages';
import type { ReadingRun } from './competitor-readings.service';
import { textsOfPages } from './brief-in-thread';

/** Asks what the texts of compared pages mean, once for all of them. */
@Injectable()
export class BriefMeaningService {
  constructor(@Inject(MEANING_PORT) private readonly meaning: MeaningPort) {}

  /** For a run, which tells how far it is while it lasts. */
  async of(
    compared: ComparedPages,
    { signal, reportProgress }: Pick<ReadingRun, 'signal' | 'reportProgress'>,
  ): Promise<BriefMeaning> {
    const texts = await this.textsOf(compared, signal);
    const pages = compared.pages.length;
    const tell = (done: number) => {
      const step = `Comparing by meaning: ${Math.floor((100 * done) / texts.length)}%`;
      void reportProgress({ done: pages, total: pages, step }).catch(() => undefined);
    };
    const answer = await this.meaning.vectors(texts, { kind: 'keyword', signal, onProgress: tell });
    return 'vectors' in answer ? { texts, vectors: answer.vectors } : { missing: answer.reason };
  }

  /**
   * The same where somebody waits, in a process that has no room for the model: what was understood before. Texts that came
   * since, of a page that was pasted, are compared by their words.
   */
  async kept(compared: ComparedPages, signal?: AbortSignal): Promise<BriefMeaning> {
    const answer = await this.meaning.kept(await this.textsOf(compared, signal), 'keyword');
    return 'vectors' in answer ? answer : { missing: answer.reason };
  }

  private async textsOf(compared: ComparedPages, signal?: AbortSignal): Promise<string[]> {
    if (!this.meaning.isOn) return [];
    return (await textsOfPages(compared, signal))?.texts ?? [];
  }
}
