import { Injectable } from '@nestjs/common';
import type { JobInput } from '../../contracts/jobs/job-kinds';
import type { AuthUser } from '../../contracts/access/access';
import type { ComparisonDto } from '../../contracts/briefs/brief.dto';
import type { NewDraftDto } from '../../contracts/drafts/draft.dto';
import type { DraftView } from '../../contracts/drafts/drafts';
import type { JobView } from '../../contracts/jobs/jobs';
import type { GoalSourceDto } from '../../contracts/optimize/optimize.dto';
import type { OptimizeGoal } from '../../contracts/optimize/optimize';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { SAMPLE_PAGES, SAMPLE_QUERY } from '../../domain/briefs/sample/sample-pages';
import { CompetitorOrdersService } from '../briefs/competitor-orders.service';
import { CompetitorReadingsService } from '../briefs/competitor-readings.service';
import { DraftsService } from '../drafts/drafts.service';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { GoalsService } from './goals.service';
import { OptimizeRunsRepository } from './optimize-runs.repository';

type OptimizeJob = JobView<'optimize'>;

/** A draft without a text. */
const EMPTY = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] });

/** What users do with Optimize Prime: compare competitors, and begin drafts that are laid beside them. */
@Injectable()
export class OptimizeService {
  constructor(
    private readonly jobs: JobsService,
    private readonly orders: CompetitorOrdersService,
    private readonly goals: GoalsService,
    private readonly drafts: DraftsService,
    runs: OptimizeRunsRepository,
    readings: CompetitorReadingsService,
    jobRemovals: JobRemovalsService,
    removals: AccountRemovals,
  ) {
    jobRemovals.add('optimize', async (jobId) => {
      await runs.removeOfJob(jobId);
      await readings.removeOfJob(jobId);
    });
    removals.add((user) => runs.removeOfUser(user));
  }

  start(owner: AuthUser, order: ComparisonDto): Promise<OptimizeJob> {
    const { keyword, language, country } = order;
    const ownKeywords = [...new Set(order.ownKeywords.map((own) => own.trim()).filter(Boolean))];
    return this.orders.place(owner, order.competitors, (pages) =>
      this.create(owner, { ...{ keyword, language, country, ownKeywords }, ...pages }, false),
    );
  }

  /** Of the sample pages; it costs nothing. */
  startSample(owner: AuthUser): Promise<OptimizeJob> {
    const { keyword, ownKeywords, language } = SAMPLE_QUERY;
    const pastes = Object.fromEntries(SAMPLE_PAGES.map(({ html }, index) => [String(index + 1), html]));
    const competitors = SAMPLE_PAGES.map(({ title }) => ({ address: null, name: title }));
    return this.orders.withPastes(owner, pastes, (fileId) =>
      this.create(
        owner,
        { ...{ keyword, language, competitors, fileId }, ownKeywords: [...ownKeywords] },
        true,
      ),
    );
  }

  goalOfRun(owner: AuthUser, jobId: string): Promise<OptimizeGoal> {
    return this.goals.ofRun(owner, jobId);
  }

  /** Of a brief or a run, it has its keyword unless it says another one. */
  async begin(owner: AuthUser, draft: NewDraftDto): Promise<DraftView> {
    await this.drafts.assertRoom(owner);
    const { title, slug, description, keyword, content = EMPTY, brief, run } = draft;
    const isLaidBeside = brief !== undefined || run !== undefined;
    const sourced = isLaidBeside ? await this.goals.of(owner, draft) : null;
    const named = keyword || (sourced?.goal.keyword ?? '');
    return this.drafts.create(owner, { title, slug, description, keyword: named, content }, sourced);
  }

  async layBeside(owner: AuthUser, id: string, source: GoalSourceDto): Promise<DraftView> {
    await this.drafts.assertOwned(owner, id);
    return this.drafts.setGoal(owner, id, await this.goals.of(owner, source));
  }

  private create(owner: AuthUser, input: JobInput<'optimize'>, sample: boolean): Promise<OptimizeJob> {
    const { keyword, competitors } = input;
    return this.jobs.create(owner, {
      kind: 'optimize',
      parameters: { name: keyword, competitors: competitors.length, ...(sample && { sample }) },
      input,
    });
  }
}
