import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { InterlinkJobParameters } from '../../contracts/interlinks/interlinks.kind';
import { INTERLINK_MESSAGES } from '../../contracts/interlinks/interlink-messages';
import type {
  FreeReading,
  InterlinkGraphView,
  InterlinkPageView,
  InterlinkView,
} from '../../contracts/interlinks/interlink-views';
import type { InterlinkRunDto } from '../../contracts/interlinks/interlinks.dto';
import type { JobView } from '../../contracts/jobs/jobs';
import type { ReadingView } from '../../contracts/readings/readings';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { bytesOf } from '../../core/database/packed';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { SAMPLE_LINKS_NAME } from '../../domain/interlinks/sample-site';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { ReadingsService } from '../readings/readings.service';
import { InterlinkDecisionsRepository } from './interlink-decisions.repository';
import { InterlinkPassesRepository } from './interlink-passes.repository';
import { InterlinkResultsRepository, type PageFilter } from './interlink-results.repository';
import { InterlinkSuggestionsRepository } from './interlink-suggestions.repository';
import { workOn } from './interlink-work-in-thread';
import type { InterlinkRunRecord } from './interlinks.schema';
import { inputOf } from './run-input';

export type InterlinkJob = JobView<'interlinks'>;

/** What users do with runs: make one, and look at what became of its site. */
@Injectable()
export class InterlinksService {
  constructor(
    private readonly jobs: JobsService,
    private readonly readings: ReadingsService,
    private readonly results: InterlinkResultsRepository,
    private readonly suggestions: InterlinkSuggestionsRepository,
    private readonly passes: InterlinkPassesRepository,
    decisions: InterlinkDecisionsRepository,
    jobRemovals: JobRemovalsService,
    removals: AccountRemovals,
  ) {
    jobRemovals.add('interlinks', async (job) => {
      await suggestions.removeOfJob(job);
      await results.removeOfJob(job);
    });
    removals.add(async (user) => {
      for (const kept of [suggestions, results, decisions, passes]) await kept.removeOfUser(user);
    });
  }

  async start(owner: AuthUser, run: InterlinkRunDto): Promise<InterlinkJob> {
    const input = inputOf(run);
    const { perPage } = input.options;
    if (run.sample) {
      const parameters = { name: SAMPLE_LINKS_NAME, perPage, sample: true };
      return this.jobs.create(owner, { kind: 'interlinks', parameters, input });
    }
    const reading = await this.readingOf(owner, run.readingId);
    const isFree = owner.role !== 'admin' && (await this.passes.open(owner.id, reading.id, new Date()));
    const parameters: InterlinkJobParameters = {
      ...{ name: reading.name, readingId: reading.id, perPage },
      ...(isFree && { free: true }),
    };
    return this.jobs.create(owner, {
      kind: 'interlinks',
      parameters,
      input: { ...input, readingId: reading.id },
    });
  }

  async freeReadings(owner: AuthUser): Promise<FreeReading[]> {
    if (owner.role === 'admin') return [];
    const passes = await this.passes.listOpen(owner.id, new Date());
    return passes.map(({ reading, until }) => ({
      readingId: reading.toHexString(),
      until: until.toISOString(),
    }));
  }

  async view(owner: AuthUser, id: string): Promise<InterlinkView> {
    const { job, run } = await this.open(owner, id);
    const [counts, summary] = await Promise.all([this.suggestions.counts(id), this.worked('summary', run)]);
    const { options, pages, left, capped, partial, unseen, missing } = run;
    const { name, sample = false } = job.parameters;
    return {
      ...{ id, name, sample, options, pages, left, capped, partial, counts },
      ...(unseen && { unseen }),
      ...(missing && { missing }),
      ...summary,
      ...(partial && { orphans: null, unreachable: null }),
    };
  }

  async pages(
    owner: AuthUser,
    id: string,
    list: ListRequest<PageFilter>,
  ): Promise<ListPage<InterlinkPageView>> {
    const { run } = await this.open(owner, id);
    const { items, total } = await this.results.listPages(owner.id, id, list);
    const effects = await workOn('effects', bytesOf(run.links), {
      rejected: await this.suggestions.rejectedRanks(id),
      pages: items.map(({ page }) => page),
    });
    const views = items.map((record, at): InterlinkPageView => {
      const { page, url, title, language, outlinks, orphan, priority, inlinks, depth } = record;
      const after = effects[at] ?? { inlinks, depth, gains: 0, gives: 0 };
      return {
        ...{ id: record._id.toHexString(), page, url, title, language, outlinks, priority },
        // A run of before it was known kept orphans all the same.
        orphan: orphan && !run.partial,
        inlinks: { before: inlinks, after: after.inlinks },
        depth: { before: depth, after: after.depth },
        ...{ gains: after.gains, gives: after.gives },
      };
    });
    return { items: views, total };
  }

  async graph(owner: AuthUser, id: string): Promise<InterlinkGraphView> {
    const { run } = await this.open(owner, id);
    const { nodes, ...graph } = await this.worked('graph', run);
    const refs = await this.results.pageRefs(
      owner.id,
      id,
      nodes.map((node) => node.id),
    );
    const known = new Map(refs.map(({ page, url, title }) => [page, { url, title }]));
    return {
      ...graph,
      nodes: nodes.flatMap((node) => {
        const ref = known.get(node.id);
        return ref ? [{ ...node, orphan: node.orphan && !run.partial, ...ref }] : [];
      }),
    };
  }

  /** One's own run that is done. */
  async open(owner: AuthUser, id: string): Promise<{ job: InterlinkJob; run: InterlinkRunRecord }> {
    const unless = INTERLINK_MESSAGES.notFinished;
    const job = await this.jobs.doneOfKind(owner, { kind: 'interlinks', id, unless });
    const run = await this.results.find(owner.id, id);
    if (!run) throw notFound();
    return { job, run };
  }

  private async worked<Kind extends 'summary' | 'graph'>(kind: Kind, { job, links }: InterlinkRunRecord) {
    const rejected = await this.suggestions.rejectedRanks(job.toHexString());
    return workOn(kind, bytesOf(links), { rejected });
  }

  private async readingOf(owner: AuthUser, id: string | undefined): Promise<ReadingView> {
    if (id === undefined) throw refused(INTERLINK_MESSAGES.readingRequired);
    const reading = await this.readings.get(owner, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    });
    if (reading?.status !== 'done') throw refused(INTERLINK_MESSAGES.readingRequired);
    if (reading.pages === 0) throw refused(INTERLINK_MESSAGES.readingEmpty);
    return reading;
  }
}

function refused(sentence: string): AppError {
  return fieldsRefused({ readingId: sentence }, sentence);
}
