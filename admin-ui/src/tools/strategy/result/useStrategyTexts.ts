import type { StrategyView } from '@contracts/strategy/strategy';
import type { StrategyTexts } from '@contracts/strategy/strategy-texts';
import { useMemo } from 'react';
import { useModelTexts } from '../../../shared/model/useModelTexts';
import { textsPath } from '../strategyJobs';

/** A summary by a model of what an evaluation says by its present settings. */
export function useSummary({ id, settings }: StrategyView) {
  return useModelTexts<StrategyTexts>(textsPath(id), { want: 'summary' }, settings);
}

/** Names by a model, by the ids of the groups that have one. */
export function useClusterNames({ id, settings }: StrategyView) {
  const { texts, ...asking } = useModelTexts<StrategyTexts>(
    textsPath(id),
    { want: 'names' },
    settings.granularity,
  );
  const names = useMemo(() => new Map(texts?.names.map((named) => [named.id, named.name])), [texts]);
  return { names, asking };
}
