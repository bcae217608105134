import { type Markup, markup } from './html';

/** A page's styles can move a path or a circle, but not the points of a line: icons are made of lines alone. */
const SHAPES = {
  check: markup`<polyline points="5 12.5 10 17.5 19 7" />`,
  cup: markup`<polyline points="7 4 17 4 16 11 12 14 8 11 7 4" /><polyline points="12 14 12 20" /><polyline points="8 20 16 20" />`,
  cross: markup`<polyline points="6.5 6.5 17.5 17.5" /><polyline points="17.5 6.5 6.5 17.5" />`,
  info: markup`<polyline points="12 11 12 17.5" /><polyline points="12 6.5 12 6.6" />`,
  bulb: markup`<polyline points="9 17 9 14.5 6.8 12.4 6 9.8 6.6 6.9 8.6 4.6 12 3.5 15.4 4.6 17.4 6.9 18 9.8 17.2 12.4 15 14.5 15 17 9 17" /><polyline points="10.5 21 13.5 21" />`,
  warning: markup`<polyline points="12 3.5 22 20.5 2 20.5 12 3.5" /><polyline points="12 9.5 12 14" /><polyline points="12 17.2 12 17.3" />`,
} as const;

/** A line icon in the colour of its text, as wide and high as `1em`; hidden from screen readers. */
export function icon(name: keyof typeof SHAPES): Markup {
  return markup`<svg class="cohort-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[name]}</svg>`;
}
