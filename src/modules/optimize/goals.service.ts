import { Injectable } from '@nestjs/common';
import { limitFunction } from 'p-limit';
import type { AuthUser } from '../../contracts/access/access';
import type { BriefOutline } from '../../contracts/briefs/briefs';
import type { GoalSource } from '../../contracts/drafts/drafts';
import { OPTIMIZE_MESSAGES } from '../../contracts/optimize/optimize-messages';
import type { GoalSourceDto } from '../../contracts/optimize/optimize.dto';
import type { OptimizeGoal, OptimizePage } from '../../contracts/optimize/optimize';
import { packed, unpacked } from '../../core/database/packed';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { inThreadIfPossible } from '../../core/process/in-thread';
import { threadFile } from '../../core/process/thread-file';
import { PageRequests } from '../../core/throttle/page-requests';
import { BriefMeaningService } from '../briefs/brief-meaning.service';
import { BriefSourcesService } from '../briefs/brief-sources.service';
import type { ReadingRun, ReadPage } from '../briefs/competitor-readings.service';
import { JobsService } from '../jobs/jobs.service';
import type { GoalReply, GoalRequest } from './goal-thread-messages';
import { OptimizeRunsRepository } from './optimize-runs.repository';

/** With fewer there is nothing that pages share. */
const MIN_INCLUDED = 2;

/** What pages are compared for. */
export interface Compared {
  keyword: string;
  ownKeywords: readonly string[];
  language?: string;
  country: string | null;
  outlines: BriefOutline[];
  pages: ReadPage[];
}

/** What drafts are scored against: from a run that has read the competitors, or from a brief that has. */
@Injectable()
export class GoalsService {
  constructor(
    private readonly runs: OptimizeRunsRepository,
    private readonly briefs: BriefSourcesService,
    private readonly jobs: JobsService,
    private readonly requests: PageRequests,
    private readonly meaning: BriefMeaningService,
  ) {}

  async of(
    owner: AuthUser,
    { brief, run }: GoalSourceDto,
  ): Promise<{ goal: OptimizeGoal; source: GoalSource }> {
    if (brief !== undefined && run !== undefined) throw refused(OPTIMIZE_MESSAGES.oneSource);
    if (run !== undefined) return { goal: await this.ofRun(owner, run), source: { from: 'run', id: run } };
    if (brief === undefined) throw refused(OPTIMIZE_MESSAGES.sourceRequired);
    return { goal: await this.ofBrief(owner, brief), source: { from: 'brief', id: brief } };
  }

  async ofRun(owner: AuthUser, job: string): Promise<OptimizeGoal> {
    const run = await this.runs.find(owner.id, job);
    if (run) return JSON.parse(await unpacked(run.goal)) as OptimizeGoal;
    const { kind, status } = await this.jobs.get(owner, job);
    if (kind !== 'optimize' || status === 'done') throw notFound();
    throw new AppError('CONFLICT', OPTIMIZE_MESSAGES.notDone);
  }

  /** Its pages are compared anew: which of them count may have changed. One user has one of these at a time. */
  private ofBrief(owner: AuthUser, id: string): Promise<OptimizeGoal> {
    return this.requests.hold(owner, async () => {
      const goal = await this.compare(await this.briefs.source(owner, id));
      if (!goal) throw new AppError('UNAVAILABLE', OPTIMIZE_MESSAGES.tooMuch);
      if (goal.profile.pages < MIN_INCLUDED) throw new AppError('CONFLICT', OPTIMIZE_MESSAGES.briefTooFew);
      return goal;
    });
  }

  /**
   * Undefined where it takes too long or too much memory.
   * @param run which waits for the sentence model; without one what is kept of its answers has to do
   */
  async compare(
    compared: Compared,
    run?: Pick<ReadingRun, 'signal' | 'reportProgress'>,
  ): Promise<OptimizeGoal | undefined> {
    const { keyword, ownKeywords, language, country, outlines, pages } = compared;
    const query = { keyword, ownKeywords, ...(language !== undefined && { language }) };
    const sent = pages.map(({ position, finalUrl, address, text, included }) => {
      return { position, finalUrl, address, text, included };
    });
    const shown = { pages: sent, query };
    const meaning = await (run ? this.meaning.of(shown, run) : this.meaning.kept(shown));
    const reply = await goalInThread({ ...shown, meaning }, run?.signal);
    return reply && goalOf(reply, { keyword, country, outlines, pages });
  }

  async keep(owner: string, jobId: string, goal: OptimizeGoal): Promise<void> {
    await this.runs.keep(owner, jobId, await packed(JSON.stringify(goal)));
  }
}

function goalOf(
  { language, found }: GoalReply,
  { keyword, country, outlines, pages }: Pick<Compared, 'keyword' | 'country' | 'outlines' | 'pages'>,
): OptimizeGoal {
  const judged = new Map(found.pages.map((page) => [page.position, page]));
  return {
    ...found,
    ...{ keyword, language, country, outlines },
    pages: pages.map(({ position, address, finalUrl, title, failure }): OptimizePage => {
      const found = { outlier: null, included: false, words: null, points: null, ...judged.get(position) };
      return { ...{ position, address, finalUrl, title, failure }, ...found };
    }),
  };
}

function refused(sentence: string): AppError {
  return fieldsRefused({ brief: sentence }, sentence);
}

/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what ten of the largest pages need. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** What a draft is scored against; undefined where comparing the pages takes too long or too much memory. */
const goalInThread = limitFunction(
  (request: GoalRequest, signal?: AbortSignal) =>
    inThreadIfPossible<GoalReply>({
      name: 'optimize',
      file: threadFile(__dirname, 'goal-thread.js'),
      data: request,
      maxMs: MAX_MS,
      memory: MEMORY,
      signal,
    }),
  { concurrency: MAX_THREADS },
);
