import type { BriefMeaning } from '../../domain/briefs/brief-meaning';
import type { FoundGoal, GoalQuery } from '../../domain/optimize/goal';
import type { ReadPage } from '../briefs/competitor-readings.service';

export interface GoalRequest {
  pages: Pick<ReadPage, 'position' | 'finalUrl' | 'text' | 'included'>[];
  /** Without a language it is that of the pages. */
  query: Omit<GoalQuery, 'language'> & { language?: string };
  /** The one of a brief on these pages, so that both have the same terms. */
  meaning: BriefMeaning;
}

export interface GoalReply {
  language: string;
  found: FoundGoal;
}
