import { STAR_PLACES, type StarPlace } from '../../contracts/blocks/block-parts';
import { usableLocale } from '../products/price';
import { type Markup, markup } from './html';
import { phrasesOf } from './phrases';
import { scorePercent } from './score';

const STARS = 5;

/** How many of five stars a score of 0 to 10 is, in tenths: `9.4` and `9.4/10` are 4.7; 0 for what is no such score. */
export function starsOf(score: string): number {
  return Math.round((scorePercent(score) / 100) * STARS * 10) / 10;
}

/** What shows of a score. */
interface ShownScore {
  /** Five stars with their number for screen readers. */
  stars?: Markup;
  /** Whether the score itself shows. */
  withText: boolean;
}

/** A score's stars where they are asked for and it is one; they may stand in its place. */
export function shownScore(score: string, place: StarPlace | undefined, locale?: string): ShownScore {
  const count = isPlace(place) ? starsOf(score) : 0;
  if (count === 0) return { withText: true };
  return { stars: stars(count, locale), withText: place !== 'instead' };
}

function stars(count: number, locale?: string): Markup {
  const number = new Intl.NumberFormat(usableLocale(locale)).format(count);
  const name = phrasesOf(locale).stars.replace('{stars}', number);
  const style = `--cohort-stars: ${Math.round((count / STARS) * 100)}`;
  return markup`<span class="cohort-hidden">${name}</span> <span class="cohort-stars" style="${style}" aria-hidden="true">☆☆☆☆☆</span>`;
}

function isPlace(place: unknown): place is StarPlace {
  return (STAR_PLACES as readonly unknown[]).includes(place);
}
