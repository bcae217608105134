import { type LinkPlace } from '../../contracts/pages/page-facts';

/** What the reader must know of an element, as bits: most elements have none. */
export const BLOCK = 1;
/** Its content is no text of the page. */
export const SKIPPED = 2;
/** May stand in the head without ending it. */
export const HEAD = 4;
export const HEADING = 8;
/** Scopes a header or footer within it, which is then no landmark. */
export const SECTIONING = 16;
/** Has attributes that the reader wants. */
export const READ = 32;
/** Ends an svg that was not closed, as browsers do. */
export const LEAVES_SVG = 64;

const NAMES: readonly (readonly [bits: number, names: string])[] = [
  [
    BLOCK,
    'address article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset ' +
      'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html input legend li main menu nav ol ' +
      'optgroup option p pre search section select summary table tbody td textarea tfoot th thead tr ul',
  ],
  [SKIPPED, 'iframe noembed noframes noscript script style svg template title'],
  [HEAD, 'base basefont bgsound head html link meta noframes noscript script style template title'],
  [HEADING, 'h1 h2 h3 h4 h5 h6'],
  [SECTIONING, 'article aside main nav section'],
  [
    READ,
    'a area audio base embed form frame html iframe img input link meta object script source track video',
  ],
  [
    LEAVES_SVG,
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
      'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
  ],
];

/** The bits of each element that has any, by its name in lower case. */
export const ELEMENTS: ReadonlyMap<string, number> = bitsByName();

function bitsByName(): Map<string, number> {
  const elements = new Map<string, number>();
  for (const [bits, names] of NAMES) {
    for (const name of names.split(' ')) elements.set(name, (elements.get(name) ?? 0) | bits);
  }
  return elements;
}

/** Elements that hold HTML again within an svg. */
export const HTML_IN_SVG: ReadonlySet<string> = new Set(['foreignObject', 'desc', 'title']);

export const LANDMARKS: ReadonlyMap<string, LinkPlace> = new Map<string, LinkPlace>([
  ['nav', 'nav'],
  ['main', 'main'],
  ['aside', 'aside'],
  ['header', 'header'],
  ['footer', 'footer'],
]);

export const LANDMARK_ROLES: ReadonlyMap<string, LinkPlace> = new Map<string, LinkPlace>([
  ['navigation', 'nav'],
  ['main', 'main'],
  ['complementary', 'aside'],
  ['banner', 'header'],
  ['contentinfo', 'footer'],
]);

/** Ids of the elements that scripts fill with the whole page. */
export const SCRIPT_ROOTS: ReadonlySet<string> = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  'app-root',
  '___gatsby',
  'svelte',
  'ember-app',
]);
