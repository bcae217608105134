import { readAnswers } from '../../../test/support/planted-links/read-answers';
import type { InterlinkOptions } from '../../contracts/interlinks/interlinks';
import { InterlinkSite } from './interlink-site';

const OPTIONS: InterlinkOptions = { includes: [], excludes: [], targets: [], priority: [], perPage: 10 };

interface Case {
  /** Main heading of the page that may be linked to. */
  h1: string;
  sentence: string;
  path?: string;
  language?: string;
}

function siteOf({ h1, sentence, path = '/blog/target', language = 'en' }: Case): InterlinkSite {
  const html = (title: string, main: string) =>
    `<html lang="${language}"><title>${title}</title><main><h1>${title}</h1><p>${main}</p></main></html>`;
  const site = new InterlinkSite();
  const pages = readAnswers([
    { path: '/blog/source', status: 200, html: html('Notes of a quiet Tuesday', sentence) },
    { path, status: 200, html: html(h1, 'Zebra yarn quilts, fjord gnome.') },
  ]);
  for (const page of pages) site.add(page);
  return site;
}

/** The anchors of all links that are suggested. */
function anchorsOf(site: InterlinkSite): string[] {
  return site.suggestions(OPTIONS).suggestions.map(({ sentence, start, end }) => sentence.slice(start, end));
}

it.each<[string, Case, string]>([
  ['all words', { h1: 'Burr grinders', sentence: 'We like burr grinders a lot.' }, 'burr grinders'],
  ['a form', { h1: 'Burr grinders', sentence: 'Buy a burr grinder first.' }, 'burr grinder'],
  [
    'one function word',
    { h1: 'Pruning roses', sentence: 'Start pruning the roses in March.' },
    'pruning the roses',
  ],
  [
    'a name before its colon',
    { h1: 'Burr grinders: what matters for espresso', sentence: 'We like burr grinders a lot.' },
    'burr grinders',
  ],
  [
    'its own brackets',
    { h1: 'Third party logistics (3PL) vendors', sentence: 'A third party logistics (3PL) vendor helps.' },
    'third party logistics (3PL) vendor',
  ],
  [
    'its own bracket at the end',
    {
      h1: 'Homemade sugar scrub (easy and natural)',
      sentence: 'Try a homemade sugar scrub (easy and natural).',
    },
    'homemade sugar scrub (easy and natural)',
  ],
  [
    'a word that stands in it twice, and a short form with its full stop',
    { h1: 'Bar soap vs liquid soap', sentence: 'Read about bar soap vs. liquid soap first.' },
    'bar soap vs. liquid soap',
  ],
  [
    'a name in quotation marks',
    {
      h1: 'My eighth year as a bootstrapped founder of companies',
      sentence: 'I wrote "My eighth year as a bootstrapped founder of companies" in one night.',
    },
    'My eighth year as a bootstrapped founder of companies',
  ],
  [
    'a name without the number of its list',
    { h1: '7 ingredients to avoid in toothpaste', sentence: 'Know the ingredients to avoid in toothpaste.' },
    'ingredients to avoid in toothpaste',
  ],
  [
    'a word behind an apostrophe',
    {
      h1: 'Intégration continue',
      sentence: "Il faut un serveur d'intégration continue ici.",
      language: 'fr',
    },
    'intégration continue',
  ],
  [
    'a name with another dash',
    { h1: 'Compost - gold for every bed', sentence: 'See my post Compost – gold for every bed first.' },
    'Compost – gold for every bed',
  ],
  [
    'one conjunction for another',
    { h1: 'Burrs or blades', sentence: 'It is no contest of burrs and blades.' },
    'burrs and blades',
  ],
  [
    'a sign of per cent',
    { h1: 'Safe Loan 2%', sentence: 'We took a safe loan 2% last year.' },
    'safe loan 2%',
  ],
  [
    'the full stop of a short form',
    { h1: 'Gartenfreunde e. V.', sentence: 'Wir sind die Gartenfreunde e. V. aus Jena.', language: 'de' },
    'Gartenfreunde e. V.',
  ],
  [
    'what somebody wrote about before',
    {
      h1: 'Raspberry Pi - mały komputer',
      sentence: 'W poprzednim wpisie pisałem o Raspberry Pi, a dziś pora na coś innego',
      language: 'pl',
    },
    'Raspberry Pi',
  ],
  [
    'what a line without an end sends the reader to',
    { h1: 'Burr grinders', sentence: 'For more details see Burr grinders' },
    'Burr grinders',
  ],
  [
    'a name behind which something of it is told',
    { h1: 'Garden Planner', sentence: "We took Garden Planner's charts for a walk." },
    'Garden Planner',
  ],
])('links %s', (_, given, anchor) => {
  expect(anchorsOf(siteOf(given))).toEqual([anchor]);
});

it.each<[string, Case]>([
  ['another order', { h1: 'Crop rotation', sentence: 'The rotation of a crop takes years.' }],
  ['words between', { h1: 'Crop rotation', sentence: 'A crop needs yearly rotation here.' }],
  ['two function words', { h1: 'Crop rotation', sentence: 'Take the crop into the rotation.' }],
  ['a function word beside its own', { h1: 'Pruning your roses', sentence: 'Prune while your roses sleep.' }],
  ['a verb between', { h1: 'Proxmox terminal', sentence: 'A good Proxmox is terminal bound here.' }],
  ['a preposition between', { h1: 'Running your server', sentence: 'Stop what is running on your server.' }],
  ['a conjunction between', { h1: 'Burr grinders', sentence: 'We keep burrs and grinders apart.' }],
  ['another form of its verb', { h1: 'Backing servers', sentence: 'It is sent back to servers again.' }],
  ['words of a path', { h1: 'admin/accounts', sentence: 'You approve the new admin account now.' }],
  [
    'one of a list of names',
    {
      h1: 'Meeting Parker Moore at last',
      sentence: 'We met Tom Werner, Parker Moore, Ben Balter and others.',
    },
  ],
  ['a comma', { h1: 'Burr grinders', sentence: 'Look for the burr, grinders come later.' }],
  [
    'an open bracket',
    { h1: 'Sugar scrub (easy recipe)', sentence: 'Try a sugar scrub (easy recipes are best).' },
  ],
  ['a bracket', { h1: 'Burr grinders', sentence: 'It has a burr (grinders have one).' }],
  ['a quotation', { h1: 'Burr grinders', sentence: 'He said "burr" grinders are loud.' }],
  ['a longer word', { h1: 'Page speed', sentence: 'A single-page speed test is easy.' }],
  ['its contrary', { h1: 'SLS toothpaste', sentence: 'Try a non SLS toothpaste instead.' }],
  ['what stands behind it', { h1: 'How do grinders work?', sentence: 'Burr grinders work well.' }],
  ['a negation left out', { h1: 'No fluoride toothpaste', sentence: 'Use a fluoride toothpaste daily.' }],
  ['another word of the stem', { h1: 'International links', sentence: 'Set internal links on each page.' }],
  [
    'another French word of the stem',
    { h1: 'Développement continu', sentence: 'Un développeur continu ici.', language: 'fr' },
  ],
  [
    'a longer name by its capitals',
    { h1: 'Launching Epic Burrs', sentence: 'You can join the Epic Burrs Community any day.' },
  ],
  [
    'a longer term in quotation marks',
    { h1: 'Burr grinders', sentence: 'There are "conical burr grinders" as well.' },
  ],
  ['one common word without a call', { h1: 'The bench', sentence: 'He sat down on the bench again.' }],
  ['no sentence', { h1: 'Burr grinders', sentence: 'Espresso cups, burr grinders, kettles' }],
  ['the middle of a name', { h1: 'Natural bar soap', sentence: 'It has a natural bar inside.' }],
  ['a verb of its stem', { h1: 'Encryption', sentence: 'All of it is encrypted at night.' }],
  ['a verb of its last word', { h1: 'Self-hosting', sentence: 'It is the hardest one to self-host here.' }],
  ['a word that says of which kind the next one is', { h1: 'Grinders', sentence: 'We keep grinder parts.' }],
  ['a word that is all of a sentence', { h1: 'Grinders', sentence: 'For example, grinders.' }],
  ['what a button says', { h1: 'Burr grinders', sentence: 'Then click on "Burr grinders" twice.' }],
  ['a contact page', { h1: 'Burr grinders', sentence: 'We like burr grinders a lot.', path: '/contact' }],
  [
    'page 5 of a list',
    { h1: 'Burr grinders', sentence: 'We like burr grinders a lot.', path: '/tag/burr/page/5' },
  ],
])('links nothing by %s', (_, given) => {
  expect(anchorsOf(siteOf(given))).toEqual([]);
});

it.each<[string, string, number]>([
  ['a list of links', '<ul><li><a href="/blog/target">Burr grinders</a></li></ul>', 1],
  ['links to the pages before and behind', '<p>« <a href="/blog/target">Burr grinders</a> »</p>', 1],
  ['two links below each other', '<p><a href="/blog/target">It</a></p><p><a href="/x">Else</a></p>', 1],
  ['a link of its own between two paragraphs', '<p><a href="/blog/target">More info</a></p>', 0],
  ['a sentence', '<p>See our <a href="/blog/target">guide</a> first.</p>', 0],
  [
    'a list and a sentence',
    '<ul><li><a href="/blog/target">It</a></li></ul><p>See <a href="/blog/target">it</a>.</p>',
    0,
  ],
])('links from its text where a page links there by %s: %#', (_, more, count) => {
  const sentence = `We like burr grinders a lot.</p>${more}<p>The end.`;
  expect(anchorsOf(siteOf({ h1: 'Burr grinders', sentence }))).toHaveLength(count);
});

describe('a name within a title', () => {
  const pages = (title: string, text: string, said: string) =>
    readAnswers(
      [
        ['Notes of a quiet Tuesday', said],
        [title, text],
      ].map(([h1, main], at) => ({
        ...{ path: `/blog/page-${at}`, status: 200 },
        html: `<html lang="en"><title>${h1}</title><main><h1>${h1}</h1><p>${main}</p></main></html>`,
      })),
    );

  it.each<[string, string, string, string[]]>([
    [
      'links the page that says it most',
      'Building a field app with QField and some patience',
      'QField draws. QField saves. QField waits.',
      ['QField'],
    ],
    [
      'links no page that hardly says it',
      'Building a field app with QField and some patience',
      'Zebra yarn quilts.',
      [],
    ],
    [
      'links no page that says something else of a name before its colon',
      'GreenThumb: a field app with QField',
      'QField draws. QField saves. QField waits. GreenThumb works.',
      [],
    ],
  ])('%s', (_, title, text, anchors) => {
    const site = new InterlinkSite();
    for (const page of pages(title, text, 'On walks we carry QField and a pencil.')) site.add(page);
    expect(anchorsOf(site)).toEqual(anchors);
  });
});

it('takes no teaser below a link for a text', () => {
  const teaser = 'We like burr grinders a lot.';
  const sentence = `The end.</p><ul><li><a href="/blog/else">Else</a></li></ul><p>${teaser}`;
  expect(anchorsOf(siteOf({ h1: 'Burr grinders', sentence }))).toEqual([]);
});

it('leaves words to the longer name that they are a part of, whatever its words weigh', () => {
  const names = ['Natural toothpaste', 'Natural toothpaste for families', 'Natural charcoal toothpaste'];
  const others = ['Cinnamon toothpaste', 'Mint toothpaste', 'Sage toothpaste'];
  const site = new InterlinkSite();
  const said = 'We like a natural toothpaste for families most of all.';
  const texts = [...names, ...others].map((h1) => [h1, 'Zebra yarn quilts, fjord gnome.']);
  for (const page of readAnswers(
    [...texts, ['Notes of a quiet Tuesday', said]].map(([h1, text], at) => ({
      ...{ path: `/blog/page-${at}`, status: 200 },
      html: `<html lang="en"><title>${h1}</title><main><h1>${h1}</h1><p>${text}</p></main></html>`,
    })),
  ))
    site.add(page);
  expect(anchorsOf(site)).toEqual(['natural toothpaste for families']);
});

describe('once the meaning of texts is known', () => {
  const given = { h1: 'Burr grinders', sentence: 'We like burr grinders a lot.' };
  /** As many directions as texts; all texts are as like each other as `likeness`. */
  const vectorsOf = (count: number, likeness: number) => {
    const width = count + 1;
    const values = new Float32Array(count * width);
    for (let at = 0; at < count; at += 1) {
      values[at * width] = Math.sqrt(likeness);
      values[at * width + at + 1] = Math.sqrt(1 - likeness);
    }
    return { width, values };
  };

  it.each([
    [0.6, 1],
    [0.3, 0],
  ])('texts that are alike by %d carry %i links', (likeness, count) => {
    const site = siteOf(given);
    const texts = site.texts(OPTIONS);
    const names = ['Notes of a quiet Tuesday', given.h1];
    expect(texts).toEqual([...names, given.sentence, 'burr grinders', 'We like burr grinders a lot']);
    site.understand(vectorsOf(texts.length, likeness));
    const { suggestions } = site.suggestions(OPTIONS);
    expect(suggestions).toHaveLength(count);
    for (const { reasons } of suggestions) {
      expect(reasons.about).toBeCloseTo(likeness, 3);
      expect(reasons.named).toBeCloseTo(likeness, 3);
    }
  });

  it('ids are those that words alone give', () => {
    const site = siteOf(given);
    const before = site.suggestions(OPTIONS).suggestions.map(({ id }) => id);
    site.understand(vectorsOf(site.texts(OPTIONS).length, 0.6));
    expect(site.suggestions(OPTIONS).suggestions.map(({ id }) => id)).toEqual(before);
  });
});
