import type { StrategyView } from '@contracts/strategy/strategy';
import { formatCount } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';

/** What the evaluation was made from, and how much was found. */
export function SourceFacts({ view: { sources, counts } }: { view: StrategyView }) {
  const { keywords, searchConsole, reading } = sources;
  const facts: (readonly [string, string])[] = [
    ...(keywords ? [['Keywords', formatCount(keywords.used)] as const] : []),
    ...(searchConsole
      ? [
          ['Queries', formatCount(searchConsole.queries)] as const,
          ['Pages shown', formatCount(searchConsole.pages)] as const,
        ]
      : []),
    ...(reading ? [['Pages judged', formatCount(reading.pages)] as const] : []),
    ...(reading && reading.left > 0 ? [['Not indexable', formatCount(reading.left)] as const] : []),
    ...(counts.clusters > 0
      ? [['Clusters', formatCount(counts.clusters)] as const, ['Gaps', formatCount(counts.gaps)] as const]
      : []),
    ['Conflicts', formatCount(counts.cannibalisation)],
  ];
  return <ResultFacts facts={facts} />;
}
