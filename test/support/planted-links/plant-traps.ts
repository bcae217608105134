import type { Planting } from './plant-links';
import { type DraftPage, linkTo, mentionOf, putInto, type TopicOfSite, wordsOf } from './site-pages';

/** Where a text stands that no link may be put into, and how it gets there. */
const PLACES: Readonly<Record<string, (page: DraftPage, text: string, name: string) => void>> = {
  heading: (page, text) => page.parts.push(`<h2>${text}</h2>`),
  subheading: (page, text) => page.parts.push(`<h3>${text}</h3>`),
  'foreign-link': (page, text, name) =>
    page.parts.push(`<p>${text.replace(name, `<a href="https://other.example/page">${name}</a>`)}</p>`),
  code: (page, text, name) => page.parts.push(`<p>${text.replace(name, `<code>${name}</code>`)}</p>`),
  listing: (page, text) => page.parts.push(`<pre>${text}</pre>`),
  button: (page, _text, name) => page.parts.push(`<p><button type="button">${name}</button></p>`),
  quote: (page, text) => page.parts.push(`<blockquote><p>${text}</p></blockquote>`),
  nav: (page, text) => page.nav.push(`<span>${text}</span>`),
  aside: (page, text) => page.aside.push(`<p>${text}</p>`),
  footer: (page, text) => page.footer.push(`<p>${text}</p>`),
};
/** In how many places each topic has them, in turns. */
const PLACES_OF_TOPIC = 7;
const MENTIONS_OF_BLOCKED = 2;

/** Sentences of every kind that no link may be put into, or that mean something else. */
export function plantTraps(topics: readonly TopicOfSite[], planting: Planting): void {
  topics.forEach((topic, at) => {
    plantPlaces(topic, at, planting);
    plantLinked(topic, planting);
    plantSelf(topic, planting);
    plantBlocked(topic, planting);
    plantParts(topic, planting);
  });
  for (const topic of topics) {
    plantWordsOfAll(topic, planting);
    plantOtherMeanings(topic, topics, planting);
  }
  plantBios(topics, planting);
  plantForeign(topics, planting);
}

/** The next target that nothing is planted for between the two. */
function freeTarget(source: DraftPage, targets: readonly DraftPage[], planting: Planting) {
  return planting.random
    .shuffled(targets)
    .find((target) => target.words.forms.length > 0 && planting.claim(source, target));
}

function plantPlaces({ pages, language }: TopicOfSite, turn: number, planting: Planting): void {
  const names = Object.keys(PLACES);
  for (let count = 0; count < PLACES_OF_TOPIC; count += 1) {
    const kind = names[(turn * PLACES_OF_TOPIC + count) % names.length] ?? '';
    const source = planting.random.pick(pages);
    const target = freeTarget(source, pages, planting);
    if (!target) continue;
    const name = planting.random.pick(target.words.forms);
    const template =
      kind === 'code' ? wordsOf(language).code : planting.random.pick(wordsOf(language).mention);
    const text = template.replace('{m}', name);
    PLACES[kind]?.(source, text, name);
    planting.trap(kind, source, kind === 'button' ? name : text);
  }
}

/** Pages that are linked to already, some through an address that only leads there. */
function plantLinked({ pages, blocked }: TopicOfSite, planting: Planting): void {
  const { random } = planting;
  for (const source of random.shuffled(pages).slice(0, 4)) {
    const target = pages.find(({ path, words }) => source.linked.has(path) && words.forms.length > 0);
    if (target)
      planting.plantTrap('linked', source, mentionOf(source, random.pick(target.words.forms), random));
  }
  const [target] = pages;
  for (const kind of ['canonical', 'moved']) {
    const way = blocked.find((page) => page.blocked === kind);
    const source = random.shuffled(pages).find((page) => target && way && planting.claim(page, target));
    if (!target || !way || !source) continue;
    putInto(source, mentionOf(source, linkTo(way, target.words.h1), random), random);
    planting.plantTrap(
      `linked-by-${kind}`,
      source,
      mentionOf(source, random.pick(target.words.forms), random),
    );
  }
}

function plantSelf({ pages }: TopicOfSite, planting: Planting): void {
  const { random } = planting;
  const named = pages.filter(({ words }) => words.forms.length > 0);
  for (const page of random.shuffled(named).slice(0, 3))
    planting.plantTrap('self', page, mentionOf(page, random.pick(page.words.forms), random));
}

/** To pages that are not to be linked to, and from them. */
function plantBlocked({ pages, blocked }: TopicOfSite, planting: Planting): void {
  const { random } = planting;
  for (const page of blocked) {
    for (const source of random.shuffled(pages).slice(0, MENTIONS_OF_BLOCKED))
      planting.plantTrap(
        `to-${page.blocked}`,
        source,
        mentionOf(source, random.pick(page.words.forms), random),
      );
    const target = freeTarget(page, pages, planting);
    if (target)
      planting.plantTrap(
        `from-${page.blocked}`,
        page,
        mentionOf(page, random.pick(target.words.forms), random),
      );
  }
}

/** A word of a name alone, and the words of a name far from each other. */
function plantParts({ pages, language }: TopicOfSite, planting: Planting): void {
  const { random } = planting;
  const source = random.pick(pages);
  const target = freeTarget(source, pages, planting);
  const [first = '', second] = target?.words.h1.split(' ') ?? [];
  if (second !== undefined) planting.plantTrap('part', source, mentionOf(source, first, random));
  if (language !== 'en') return;
  for (const page of random.shuffled(pages).slice(0, 2)) {
    const other = freeTarget(page, pages, planting);
    const [one = '', two] = other?.words.h1.toLowerCase().split(' ') ?? [];
    if (two !== undefined)
      planting.plantTrap(
        'scattered',
        page,
        `Whether ${one} came first is a question that nobody at our table could answer before we came to ${two}.`,
      );
  }
}

/** Words of titles' patterns, of the site's name, and of links that say nothing. */
function plantWordsOfAll({ pages, language }: TopicOfSite, planting: Planting): void {
  const { random } = planting;
  const words = wordsOf(language);
  for (const sentence of words.templateSentences)
    planting.plantTrap('template', random.pick(pages), sentence);
  for (const sentence of words.siteSentences) planting.plantTrap('site', random.pick(pages), sentence);
  const linking = random.shuffled(pages);
  words.generic.forEach((anchor, at) => {
    const [source, target] = [linking[at], linking[at + 1]];
    if (!source || !target || !planting.claim(source, target)) return;
    source.linked.add(target.path);
    putInto(source, mentionOf(source, linkTo(target, anchor), random), random);
  });
  for (const sentence of words.genericSentences) planting.plantTrap('generic', random.pick(pages), sentence);
}

/** The same words with another meaning, an acronym that is a word, and a name within a longer one. */
function plantOtherMeanings(topic: TopicOfSite, topics: readonly TopicOfSite[], planting: Planting): void {
  const { random } = planting;
  for (const page of topic.pages) {
    const { turned } = page.words;
    // Within which no other page is named.
    const isAlone = !topic.pages.some(({ words }) => words.within === page.words.h1);
    const free =
      isAlone && random.shuffled(topic.pages).find((source) => turned && planting.claim(source, page));
    if (turned && free) planting.plantTrap('turned', free, mentionOf(free, turned, random));
    const [elsewhere, sentence] = page.words.homonym ?? [];
    const other = topics.find(({ name }) => name === elsewhere);
    if (other && sentence !== undefined)
      for (const source of random.shuffled(other.pages).slice(0, 2))
        planting.plantTrap('homonym', source, sentence);
    const whole = topic.pages.find(({ words }) => words.h1 === page.words.within);
    const linked = whole && topic.pages.find(({ linked: to }) => to.has(whole.path) && !to.has(page.path));
    if (whole && linked && linked !== page)
      planting.plantTrap('within', linked, mentionOf(linked, whole.words.h1.toLowerCase(), random));
  }
  if (topic.name === 'finance')
    planting.plantTrap('word', random.pick(topic.pages), 'The fee is due on 5 Apr at noon.');
}

/** What stands below the articles of one author, on too few pages to be taken for a template. */
function plantBios(topics: readonly TopicOfSite[], planting: Planting): void {
  const { random } = planting;
  topics.forEach(({ pages, language }, at) => {
    const { bio } = wordsOf(language);
    const other = topics[at + 1] ?? topics[0];
    const target = random.pick(other?.pages ?? []);
    if (bio === undefined || other?.language !== language || target.words.forms.length === 0) return;
    const sentence = bio.replace('{m}', random.pick(target.words.forms));
    for (const source of random.shuffled(pages).slice(0, 6)) {
      if (!planting.claim(source, target)) continue;
      source.parts.push(`<p>${sentence}</p>`);
      planting.trap('bio', source, sentence);
    }
  });
}

/** English names on pages in other languages. */
function plantForeign(topics: readonly TopicOfSite[], planting: Planting): void {
  const english = topics.filter(({ language }) => language === 'en').flatMap(({ pages }) => pages);
  for (const { pages, language } of topics) {
    if (language === 'en') continue;
    const source = planting.random.pick(pages);
    const target = freeTarget(source, english, planting);
    if (target) planting.plantTrap('language', source, mentionOf(source, target.words.h1, planting.random));
  }
}
