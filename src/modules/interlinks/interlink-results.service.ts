import { Injectable } from '@nestjs/common';
import { FREE_RERUN_HOURS } from '../../contracts/interlinks/interlink-views';
import type { UnseenLinks } from '../../contracts/scraper/unseen-links';
import type { MissingMeaning } from '../../contracts/hub/hub';
import type {
  InterlinkDecision,
  InterlinkOptions,
  InterlinkResult,
} from '../../contracts/interlinks/interlinks';
import { packed } from '../../core/database/packed';
import { InterlinkDecisionsRepository } from './interlink-decisions.repository';
import { InterlinkPassesRepository } from './interlink-passes.repository';
import { InterlinkResultsRepository } from './interlink-results.repository';
import { InterlinkSuggestionsRepository } from './interlink-suggestions.repository';
import type { KeptLinks } from './interlink-work';
import type { InterlinkDecisionRecord } from './interlinks.schema';
import { recordsOf } from './run-records';

const HOUR_MS = 3_600_000;
/** Clocks of API and worker differ by no more. */
const CLOCKS_APART_MS = 60_000;

/** What a user had decided when a run began. */
export interface KnownDecisions {
  at: Date;
  byKey: Map<string, InterlinkDecisionRecord>;
}

export interface FoundLinks {
  options: InterlinkOptions;
  /** Why links of the site may not have been read. */
  unseen?: UnseenLinks;
  missing?: MissingMeaning;
  known: KnownDecisions;
  result: InterlinkResult;
}

/** What the job of a run asks for and keeps. */
@Injectable()
export class InterlinkResultsService {
  constructor(
    private readonly results: InterlinkResultsRepository,
    private readonly suggestions: InterlinkSuggestionsRepository,
    private readonly decisions: InterlinkDecisionsRepository,
    private readonly passes: InterlinkPassesRepository,
  ) {}

  async decisionsOf(user: string): Promise<KnownDecisions> {
    const at = new Date();
    const records = await this.decisions.listOf(user);
    return { at, byKey: new Map(records.map((record) => [record.key, record])) };
  }

  /** Runs on this reading cost nothing for a while: this one was paid. */
  async pay(user: string, reading: string): Promise<void> {
    const now = new Date();
    await this.passes.give(user, reading, new Date(now.getTime() + FREE_RERUN_HOURS * HOUR_MS), now);
  }

  /** Keeps what was found. What a killed run has left goes first; the run itself comes last. */
  async keep(
    user: string,
    job: string,
    { options, unseen, missing, known, result }: FoundLinks,
  ): Promise<void> {
    const { pages, ground, left, capped } = result;
    const records = recordsOf(result, known.byKey);
    await this.suggestions.removeOfJob(job);
    await this.results.removeOfJob(job);
    await this.results.insertPages(user, job, records.pages);
    await this.suggestions.insert(user, job, records.suggestions);
    // What was decided elsewhere meanwhile found none of them.
    const since = new Date(known.at.getTime() - CLOCKS_APART_MS);
    await this.suggestions.catchUp(job, await this.decisions.listOf(user, since));
    const links: KeptLinks = {
      ground,
      pairs: records.suggestions.map(({ source, target }) => [source, target]),
      pages: pages.length,
      orphans: pages.filter(({ orphan }) => orphan).map(({ id }) => id),
    };
    await this.results.keep(user, job, {
      ...{ options, partial: unseen !== undefined, pages: pages.length, capped },
      ...(unseen && { unseen }),
      ...(missing && { missing }),
      left: Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0)),
      links: await packed(JSON.stringify(links)),
    });
  }
}

/** By the ids of suggestions, as the search for links takes them. */
export function decisionMap({ byKey }: KnownDecisions): Map<string, InterlinkDecision> {
  return new Map(Array.from(byKey, ([key, { decision }]) => [key, decision]));
}
