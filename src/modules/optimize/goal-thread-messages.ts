import type { FoundGoal, GoalQuery } from '../../domain/optimize/goal';
import type { ReadPage } from '../briefs/competitor-readings.service';

export interface GoalRequest {
  pages: Pick<ReadPage, 'position' | 'finalUrl' | 'text' | 'included'>[];
  /** Without a language it is that of the pages. */
  query: Omit<GoalQuery, 'language'> & { language?: string };
}

export interface GoalReply {
  language: string;
  found: FoundGoal;
}
