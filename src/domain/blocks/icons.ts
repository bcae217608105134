import { type Markup, markup } from './html';

/** A page's styles can move a path or a circle, but not the points of a line: icons are made of lines alone. */
const SHAPES = {
  check: markup`<polyline points="5 12.5 10 17.5 19 7" />`,
  cup: markup`<polyline points="7 4 17 4 16 11 12 14 8 11 7 4" /><polyline points="12 14 12 20" /><polyline points="8 20 16 20" />`,
  cross: markup`<polyline points="6.5 6.5 17.5 17.5" /><polyline points="17.5 6.5 6.5 17.5" />`,
} as const;

/** A line icon in the colour of its text, as wide and high as `1em`; hidden from screen readers. */
export function icon(name: keyof typeof SHAPES): Markup {
  return markup`<svg class="cohort-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[name]}</svg>`;
}
