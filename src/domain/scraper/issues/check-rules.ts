import type { CrawledPage } from '../../../contracts/scraper/crawls';
import type { SecurityHeader } from '../../../contracts/scraper/page-checks';
import { type HostRule, isPage, type IssueRule, ofHost, ofIndexable, ofPages } from './issue-rule';

/** Rules about what a page sends and loads without encryption. */
export const SECURITY_RULES: IssueRule[] = [
  {
    id: 'mixed-content',
    type: 'issue',
    priority: 'high',
    title: 'Files by http on a page by https (mixed content)',
    why: 'Browsers block scripts, styles and frames that come by http, and call the page not fully secure.',
    fix: 'Let the URLs of images, scripts, styles, videos and frames begin with https://.',
    test: ofPages(({ checks }) => (checks?.mixed ?? 0) > 0),
  },
  {
    id: 'form-insecure',
    type: 'issue',
    priority: 'high',
    title: 'Form that is not encrypted',
    why: 'Browsers warn visitors before they send it, since anyone on the way can read what they enter.',
    fix: 'Serve the page by https, and let the form’s action begin with https://.',
    test: ofPages(({ checks }) => (checks?.insecureForms ?? 0) > 0),
  },
  {
    id: 'links-http',
    type: 'warning',
    priority: 'low',
    title: 'Links to own pages by http',
    why: 'Every click takes a detour over a redirect, or leaves the encrypted site.',
    fix: 'Let links within the site begin with https://, or with their path.',
    test: ofPages(({ checks }) => (checks?.httpLinks ?? 0) > 0),
  },
];

/** Rules about headers by which browsers guard visitors. */
export const HEADER_RULES: HostRule[] = [
  header('hsts', 'No Strict-Transport-Security (HSTS)', {
    why: 'A visitor’s first request may go out by http, where it can be redirected to another site.',
    fix: 'Send “Strict-Transport-Security: max-age=31536000” once all of the site answers by https.',
  }),
  header('nosniff', 'No X-Content-Type-Options', {
    why: 'Browsers may guess that an uploaded file is a script, and run it.',
    fix: 'Send “X-Content-Type-Options: nosniff”.',
  }),
  header('framing', 'No Content-Security-Policy or X-Frame-Options', {
    why: 'Other sites can show the page in a frame of theirs, and lead visitors to click what they don’t see.',
    fix: "Send “Content-Security-Policy: frame-ancestors 'self'”, unless other sites may embed the page.",
  }),
  header('referrer', 'No Referrer-Policy', {
    why: 'Each browser decides by itself how much of the page’s URL other sites learn.',
    fix: 'Send “Referrer-Policy: strict-origin-when-cross-origin”.',
  }),
];

const isFindable = (page: CrawledPage) => isPage(page) && page.indexable;

/** Rules about who may read a page to answer people: whether models are trained on it is the site's own choice. */
export const AI_RULES: HostRule[] = [
  ofHost({
    id: 'ai-search-blocked',
    type: 'opportunity',
    priority: 'low',
    title: 'Hidden from AI search',
    why: 'Crawlers of AI search, such as those of ChatGPT, Claude and Perplexity, may not read the page, so their answers can’t cite it.',
    fix: 'Allow them in robots.txt if you want to be cited. Test the page under “robots.txt” to see who is kept out, and by which line.',
    among: isFindable,
    test: (page) => isFindable(page) && page.checks?.aiBlocked?.includes('search') === true,
  }),
  ofHost({
    id: 'ai-request-blocked',
    type: 'opportunity',
    priority: 'low',
    title: 'Hidden from AI assistants',
    why: 'When somebody asks an assistant about the page, robots.txt keeps it from reading it.',
    fix: 'Allow them in robots.txt if assistants may read the page. Test the page under “robots.txt” to see who is kept out, and by which line.',
    among: isFindable,
    test: (page) => isFindable(page) && page.checks?.aiBlocked?.includes('request') === true,
  }),
];

/** Rules about the file by which a site tells AI tools what to read; that it has none is no fault. */
export const LLMS_RULES: HostRule[] = [
  ofHost({
    id: 'llms-invalid',
    type: 'opportunity',
    priority: 'low',
    title: 'llms.txt that can’t be read as one',
    why: 'Tools that look for /llms.txt get a page, or a text without a title, and learn nothing about the site. Search engines don’t use the file.',
    fix: 'Begin the file with “# ” and the name of the site, and send it as text/plain or text/markdown; or let the URL answer with 404.',
    among: ({ checks }) => checks?.llms !== undefined,
    test: ({ checks }) => checks?.llms?.state === 'other' || checks?.llms?.state === 'untitled',
  }),
];

/** Rules about pictures, the head and the texts of links. */
export const MARKUP_RULES: IssueRule[] = [
  {
    id: 'image-size',
    type: 'opportunity',
    priority: 'low',
    title: 'Images without width and height',
    why: 'The text jumps when they have loaded, unless the style sheet keeps room for them.',
    fix: 'Give each img element the width and height of its file; styles may still scale it.',
    test: ofPages(({ checks }) => (checks?.unsizedImages ?? 0) > 0),
  },
  {
    id: 'image-alt-long',
    type: 'opportunity',
    priority: 'low',
    title: 'Alternative text over 100 characters',
    why: 'Screen readers read it without a pause, and lists of keywords look like spam.',
    fix: 'Say in a short sentence what the image shows, and put the rest below it.',
    test: ofPages(({ checks }) => (checks?.longAlts ?? 0) > 0),
  },
  {
    id: 'head-ended',
    type: 'issue',
    priority: 'high',
    title: 'Head ends early: canonical, robots or hreflang come after it',
    why: 'An element that belongs into the body ends the head, and search engines ignore what is below it.',
    fix: 'Move elements such as img, div or iframe out of the head, below </head>. The details of a page name the one that ended its head, and its line.',
    test: ofPages(({ checks }) => checks?.headEndedBy !== undefined),
  },
  {
    id: 'outside-head',
    type: 'issue',
    priority: 'high',
    title: 'Canonical, robots or hreflang in the body',
    why: 'Search engines heed them in the head alone, so that they may have no effect.',
    fix: 'Move them into the head; a plugin or a tag manager may write them into the body.',
    test: ofPages(({ checks }) => !!checks?.outsideHead?.length && checks.headEndedBy === undefined),
  },
  {
    id: 'sequence',
    type: 'warning',
    priority: 'low',
    title: 'rel="next" and rel="prev" that contradict each other',
    why: 'Bing and others read from them which pages belong together, and in which order.',
    fix: 'Let each page name one page after it and one before it, and let these name it in return.',
    test: ofPages((_page, { sequenceContradicts }) => sequenceContradicts),
  },
  {
    id: 'links-vague',
    type: 'opportunity',
    priority: 'low',
    title: 'Links that say nothing, such as “click here”',
    why: 'Neither search engines nor readers of a screen reader’s list of links learn where they lead.',
    fix: 'Name in the link what the other page is about.',
    test: ofIndexable(({ checks }) => (checks?.vagueLinks ?? 0) > 0),
  },
  {
    id: 'links-tracked',
    type: 'warning',
    priority: 'medium',
    title: 'Own links with parameters of campaigns',
    why: 'Each click on utm_source and the like starts a new visit in the statistics, and makes a second URL of the page.',
    fix: 'Leave them out of links within the site; measure clicks by events instead.',
    test: ofPages(({ checks }) => (checks?.trackedLinks ?? 0) > 0),
  },
  {
    id: 'links-fragment',
    type: 'warning',
    priority: 'low',
    title: 'Links to a place that is not on the page (#fragment)',
    why: 'Visitors end at the top of the page and have to look for what they were promised.',
    fix: 'Give the element that is meant the id that stands after the #, or correct the link.',
    test: ofPages(({ checks }, { lostFragments }) => lostFragments + (checks?.lostFragments ?? 0) > 0),
  },
];

function header(name: SecurityHeader, title: string, { why, fix }: Pick<IssueRule, 'why' | 'fix'>): HostRule {
  const told = { type: 'opportunity', priority: 'low', title, why, fix } as const;
  const test = (page: CrawledPage) => isPage(page) && page.checks?.unsetHeaders?.includes(name) === true;
  return ofHost({ id: `header-${name}`, ...told, among: isPage, test });
}
