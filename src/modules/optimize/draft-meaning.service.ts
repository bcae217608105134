import { Inject, Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { DraftMeaningView } from '../../contracts/optimize/draft-meaning';
import { MEANING_PORT, type MeaningPort } from '../../core/meaning/meaning-port';
import { PageRequests } from '../../core/throttle/page-requests';
import { draftMeaningOf } from '../../domain/optimize/draft-meaning';
import { DraftsService } from '../drafts/drafts.service';

/** Of one user: the page asks again after each pause in typing. */
const ASKED = { name: 'meaning', perMinute: 30, atOnce: 1 } as const;

/** What the sentences of drafts say in other words; nothing of the text is kept. */
@Injectable()
export class DraftMeaningService {
  constructor(
    private readonly drafts: DraftsService,
    private readonly requests: PageRequests,
    @Inject(MEANING_PORT) private readonly meaning: MeaningPort,
  ) {}

  async of(
    owner: AuthUser,
    id: string,
    sentences: readonly string[],
    signal: AbortSignal,
  ): Promise<DraftMeaningView> {
    const { goal } = await this.drafts.get(owner, id);
    if (!this.meaning.isOn) return { missing: 'off' };
    const terms = goal?.terms.map(({ term }) => term) ?? [];
    if (terms.length === 0 || sentences.length === 0) return { covered: [], alike: [] };
    return this.requests.hold(
      owner,
      async () => {
        const answer = await this.meaning.vectors([...terms, ...sentences], { kind: 'keyword', signal });
        if ('reason' in answer) return { missing: answer.reason };
        return draftMeaningOf(terms, sentences.length, answer.vectors);
      },
      ASKED,
    );
  }
}
