import type { OptimizeGoal } from '@contracts/optimize/optimize';
import type { ScoredDraft } from '../editor/useScore';

export interface ScorePanelProps {
  goal: OptimizeGoal;
  scored: ScoredDraft;
  /** Selects the next use of a term, or goes to where it could stand. */
  onTerm: (term: number) => void;
  onHeading: (text: string, level: number) => void;
  onOutline: (kind: string) => void;
}
