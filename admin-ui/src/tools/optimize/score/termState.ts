import type { OptimizeTerm } from '@contracts/optimize/optimize';

export type TermState = 'missing' | 'few' | 'ok' | 'over';

export const TERM_STATES: Record<TermState, string> = {
  missing: 'Missing',
  few: 'Too few',
  ok: 'OK',
  over: 'Too many',
};

export function termStateOf(uses: number, { from, to }: Pick<OptimizeTerm, 'from' | 'to'>): TermState {
  if (uses > to) return 'over';
  if (uses >= from && (uses > 0 || from === 0)) return 'ok';
  return uses === 0 ? 'missing' : 'few';
}
