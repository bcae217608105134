import type { SchemaMarkupFinding, SchemaReport } from '@contracts/schema/schema-checks';

/** What is wrong with an entity or with what stands in it; what another rich result misses of them is said there. */
export function errorsWithin(
  { entities, findings }: Pick<SchemaReport, 'entities' | 'findings'>,
  entity: number,
): SchemaMarkupFinding[] {
  const within = new Set([entity]);
  // A set is walked to its end while it grows.
  for (const index of within) {
    for (const value of Object.values(entities[index]?.properties ?? {}).flat()) {
      if (value.entity !== undefined) within.add(value.entity);
    }
  }
  return findings.filter(
    ({ level, rule, entity: about }) =>
      level === 'error' && rule !== 'required-missing' && about !== undefined && within.has(about),
  );
}
