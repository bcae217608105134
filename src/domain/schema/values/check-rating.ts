import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { Markup } from '../markup/markup-graph';
import type { MarkupFindings } from '../findings';
import { googlePage } from '../rich-results/sources';
import { numberOf, plainNumber } from './numbers';

const { source } = googlePage('review snippets', 'review-snippet');
/** Google's scale where the markup states none. */
const WORST = 1;
const BEST = 5;
/** Google takes these beside numbers: 4/5, 80%. */
const SHARE = /^(\d+(?:\.\d+)?)\s*(?:\/\s*(\d+(?:\.\d+)?)|%)$/;

/** A rating must be a number within its scale. */
export function checkRating(entity: number, { entities, parents }: Markup, findings: MarkupFindings): void {
  const { properties = {} } = entities[entity] ?? {};
  // Energy classes are letters.
  if (parents[entity]?.some(({ property }) => property === 'certificationRating')) return;
  const value = properties['ratingValue']?.[0];
  if (!value?.text?.trim()) return;
  const about = { entity, property: 'ratingValue', line: value.line, source, level: 'error' as const };
  const text = value.text.trim();
  const share = SHARE.exec(text);
  if (share) {
    const best = Number(share[2] ?? '100');
    if (Number(share[1]) > best) {
      findings.add({ ...about, rule: 'rating-scale', sentence: SAYS.ratingOutside(text, 0, best) }, value);
    }
    return;
  }
  const rating = numberOf(text);
  if (rating === undefined) {
    const fix = plainNumber(text);
    const sentence = SAYS.ratingFormat(text);
    return findings.add({ ...about, rule: 'rating-format', sentence, ...(fix && { fix }) }, value);
  }
  const worst = numberOf(properties['worstRating']?.[0]?.text ?? '') ?? WORST;
  const best = numberOf(properties['bestRating']?.[0]?.text ?? '') ?? BEST;
  if (worst >= best) {
    findings.add(
      { ...about, property: 'worstRating', rule: 'rating-scale', sentence: SAYS.scale(worst, best) },
      value,
    );
  } else if (rating < worst || rating > best) {
    findings.add({ ...about, rule: 'rating-scale', sentence: SAYS.ratingOutside(text, worst, best) }, value);
  }
}
