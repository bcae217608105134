import { isBlank, type Markup, markup } from './html';
import { icon } from './icons';

/** Texts that labels of a product often have. */
export const RIBBON_PRESETS = [
  'Best value',
  'Best overall',
  'Editor’s choice',
  'Premium pick',
  'Budget pick',
  'Bestseller',
  'Limited offer',
] as const;
export const BADGE_PRESETS = ['New', 'Sale', 'Popular', 'Refurbished', 'Pre-order', 'Sold out'] as const;
export const AWARD_PRESETS = [
  'Test winner',
  'Best in test',
  'Highly recommended',
  'Readers’ favorite',
  'Expert’s pick',
] as const;

/** A small label in the line of its text, with a cup where it is an award; nothing for an empty text. */
export function badge(text: string | undefined, { isAward = false } = {}): Markup | undefined {
  if (text === undefined || isBlank(text)) return undefined;
  return markup`<span class="cohort-badge">${isAward ? icon('cup') : undefined}<bdi>${text.trim()}</bdi></span>`;
}

/** On the best value of a row: its mark and word. */
export function bestMark(word: string): Markup {
  return markup`<span class="cohort-badge">${icon('check')}<bdi>${word}</bdi></span>`;
}

/** A label for the corner of a picture; nothing for an empty text. */
export function ribbon(text: string | undefined): Markup | undefined {
  if (text === undefined || isBlank(text)) return undefined;
  return markup`<span class="cohort-badge cohort-ribbon"><bdi>${text.trim()}</bdi></span> `;
}
