import type {
  WatchComparison,
  WatchDifference,
  WatchFieldChange,
  WatchFieldName,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { DECISIVE_FIELDS } from '../../contracts/watches/watch-content';
import { differenceOf, withSeverity } from './compare-versions';
import { fieldDifferences } from './field-differences';
import { PRESETS } from './field-rules';
import { LineKeys } from './line-keys';

/**
 * Of what decides indexing, the fields in which two fetches of one check differ: some seconds or a minute apart, so that it
 * is no author who changes them.
 */
export function alternating(
  first: WatchVersion,
  second: WatchVersion,
  comparison: WatchComparison,
): WatchFieldChange[] {
  const keys = new LineKeys(comparison);
  const { fields } = PRESETS[comparison.preset];
  return fieldDifferences(first.fields, second.fields, keys, comparison)
    .filter(({ field }) => DECISIVE_FIELDS.includes(field) && fields.has(field))
    .map((found) => ({ ...withSeverity(found), alternates: true }));
}

/** A difference with fields that alternate, but for those that were told of before. */
export function withAlternating(
  difference: WatchDifference,
  found: readonly WatchFieldChange[],
  told: readonly WatchFieldName[],
): WatchDifference {
  const news = found.filter(({ field }) => !told.includes(field));
  const others = difference.fields.filter(({ field }) => !news.some((each) => each.field === field));
  return differenceOf({ ...difference, fields: [...others, ...news] });
}
