import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { notFound } from '../../core/errors/app-error';
import { FilteredAddresses } from '../../domain/scraper/filtered-addresses';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { CrawlRobotsRepository } from './crawl-robots.repository';
import type { RunStates } from './run/crawl-lease';
import type { RunProgress, RunState } from './run/run-state';
import { type HeldRun, holding, SiteRun } from './run/site-run';
import { type SiteTexts, SiteTextsService } from './site-texts.service';

/** A document that says how far a run over a site is; a feature's own extend it. */
export type SiteRunState = RunState;

export type SiteRunVisitor = HeldRun<RunState>['visitor'];

/** The documents of a feature's runs. */
export interface SiteRunStates<State extends RunState> extends RunStates<State> {
  find(id: Types.ObjectId): Promise<State | null>;
}

/** How a run is led by its job's worker. */
export type SiteRunLead = Pick<HeldRun<RunState>, 'visitor' | 'signal' | 'report'> & { id: Types.ObjectId };

/** A run that holds its document. */
export interface OpenSiteRun<State extends RunState> {
  state: State;
  /** Writes to the document; undefined takes away. Throws where another run has it. */
  update(change: Partial<State>): Promise<void>;
  /** Visits what there is to visit; ends, too, when so many bytes are kept, a few pages more at most. */
  visit(bytes: number): Promise<RunProgress>;
  /** Tells the pages' own texts from what repeats, and what was not seen of the site's links. */
  settleTexts(): Promise<SiteTexts>;
}

/** Runs the engine of crawls for features that read sites for a purpose of their own. */
@Injectable()
export class SiteRunService {
  constructor(
    private readonly pages: CrawlPagesRepository,
    private readonly robots: CrawlRobotsRepository,
    private readonly texts: SiteTextsService,
  ) {}

  /** Waits for the document to be free, and does the work with it; a second run of a job waits until the first has ended. */
  run<State extends RunState, Result>(
    states: SiteRunStates<State>,
    { id, visitor, signal, report }: SiteRunLead,
    work: (run: OpenSiteRun<State>) => Promise<Result>,
  ): Promise<Result> {
    return holding(states, { id, signal }, async (lease, either) => {
      const state = await states.find(id);
      if (!state) throw notFound();
      const { pages, robots } = this;
      const held = { state, lease, visitor, signal: either, report };
      return work({
        state,
        update: (change) => lease.update(change),
        visit: (bytes) => new SiteRun(held, { pages, robots, bytes }).visitSite(),
        settleTexts: async () => {
          const filtered = new FilteredAddresses(state.options, await robots.rulesOf(id));
          return this.texts.settle(id, () => lease.goOn(), filtered);
        },
      });
    });
  }
}
