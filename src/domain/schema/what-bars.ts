import type {
  RichResultVerdict,
  SchemaMarkupFinding,
  SchemaReport,
} from '../../contracts/schema/schema-checks';
import { PRODUCT_SNIPPET } from './rich-results/rich-result-rule';

/** Findings that are no errors, and yet keep their own entity from a result. */
const BARRING: ReadonlySet<string> = new Set([
  'reviewed-type',
  'price-zero',
  'carousel',
  'over',
  'online-event',
]);

/**
 * What keeps an entity that lacks nothing from a rich result: what is wrong with it or with what stands in it. What another
 * result misses of them is said there.
 */
export function whatBars(
  { entities, findings }: Pick<SchemaReport, 'entities' | 'findings'>,
  { entity, feature }: Pick<RichResultVerdict, 'entity' | 'feature'>,
): SchemaMarkupFinding[] {
  const within = new Set([entity]);
  // A set is walked to its end while it grows.
  for (const index of within) {
    for (const value of Object.values(entities[index]?.properties ?? {}).flat()) {
      if (value.entity !== undefined) within.add(value.entity);
    }
  }
  return findings.filter(({ level, rule, entity: about }) => {
    if (rule === 'several-products') return feature === PRODUCT_SNIPPET;
    if (BARRING.has(rule)) return about === entity;
    const isOfBlock = rule === 'json-broken' && about === undefined;
    return (
      level === 'error' &&
      rule !== 'required-missing' &&
      (isOfBlock || (about !== undefined && within.has(about)))
    );
  });
}
