import type { FeatureState, SchemaCheckSummary } from '../../contracts/schema/schema-check-views';
import type { RichResultState, SchemaReport } from '../../contracts/schema/schema-checks';

/** Types that lists tell of. */
const MAX_TYPES = 100;
const MAX_NAME = 120;
/** The worst first. */
const ORDER: readonly RichResultState[] = ['not-eligible', 'warnings', 'eligible', 'ended'];

/** What lists tell of a report: each rich result once, as its worst entity has it. */
export function summaryOf({ entities, verdicts, findings }: SchemaReport): SchemaCheckSummary {
  const features = new Map<string, FeatureState>();
  for (const { feature, title, state, endedOn } of verdicts) {
    const known = features.get(feature);
    if (known && ORDER.indexOf(known.state) <= ORDER.indexOf(state)) continue;
    features.set(feature, { feature, title, state, ...(endedOn !== undefined && { endedOn }) });
  }
  const counts = new Map<string, number>();
  for (const name of entities.flatMap(({ types }) => types)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const types = [...counts].map(([name, count]) => ({ name: name.slice(0, MAX_NAME), count }));
  const having = (level: string) => findings.filter((finding) => finding.level === level).length;
  return {
    errors: having('error'),
    warnings: having('warning'),
    features: [...features.values()].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)),
    types: types.sort((a, b) => b.count - a.count).slice(0, MAX_TYPES),
  };
}

/** A rich result whose verdict is another one than before; null where there was or is none. */
export interface FeatureChange {
  title: string;
  before: FeatureState | null;
  now: FeatureState | null;
}

/** What changed in the verdicts from one check of a page to the next. */
export function featureChanges(
  before: readonly FeatureState[],
  now: readonly FeatureState[],
): FeatureChange[] {
  const find = (list: readonly FeatureState[], feature: string) =>
    list.find((each) => each.feature === feature) ?? null;
  const all = new Map([...before, ...now].map(({ feature, title }) => [feature, title]));
  return [...all]
    .map(([feature, title]) => ({ title, before: find(before, feature), now: find(now, feature) }))
    .filter((change) => change.before?.state !== change.now?.state);
}
