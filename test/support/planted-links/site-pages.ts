import { slugOf } from '../../../src/domain/hub/slug';
import LANGUAGES from './languages.json';
import type { SeededRandom } from './random';

export const ORIGIN = 'https://planted.example';
export const BLOCKED_KINDS = ['noindex', 'canonical', 'moved', 'gone', 'excluded', 'refresh'] as const;
export type BlockedKind = (typeof BLOCKED_KINDS)[number];

/** What is written of a page in languages.json. */
export interface PageWords {
  h1: string;
  /** In place of the main heading in its title. */
  title?: string;
  slug?: string;
  /** What sentences call it. */
  forms: string[];
  /** What other pages' links call it. */
  alias?: string;
  acronym?: string;
  /** The topic where its name means something else, and a sentence of it. */
  homonym?: string[];
  /** Its words in another order. */
  turned?: string;
  /** The page whose longer name holds its own. */
  within?: string;
}

export interface LanguageWords {
  site: string;
  title: string[];
  templateSentences: string[];
  generic: string[];
  genericSentences: string[];
  siteSentences: string[];
  fill: string[];
  mention: string[];
  code: string;
  bio?: string;
  topics: Record<
    string,
    { words: string[]; pages: PageWords[]; blocked?: Partial<Record<BlockedKind, string>> }
  >;
}

export const WORDS: Readonly<Record<string, LanguageWords>> = LANGUAGES;

/** A page while it is written. */
export interface DraftPage {
  path: string;
  language: string;
  topic: string;
  words: PageWords;
  title: string;
  /** Why nothing may lead there, or come from there. */
  blocked: BlockedKind | null;
  /** HTML of its main text, between filling paragraphs. */
  parts: string[];
  /** Beside the main text. */
  nav: string[];
  aside: string[];
  footer: string[];
  head: string;
  /** Paths that its body links to. */
  linked: Set<string>;
}

export interface TopicOfSite {
  language: string;
  name: string;
  pages: DraftPage[];
  blocked: DraftPage[];
}

/** The pages of all topics, filled with text of their topics, before any mention of another page. */
export function draftTopics(random: SeededRandom): TopicOfSite[] {
  return Object.entries(WORDS).flatMap(([language, words]) =>
    Object.entries(words.topics).map(([name, topic]) => {
      const page = (own: PageWords, at: number, blocked: BlockedKind | null = null) =>
        draftPage(own, { language, topic: name, at, blocked }, random);
      const blocked = Object.entries(topic.blocked ?? {}).map(([kind, h1], at) =>
        page({ h1, forms: [h1.toLowerCase()] }, at, kind as BlockedKind),
      );
      return { language, name, pages: topic.pages.map((own, at) => page(own, at)), blocked };
    }),
  );
}

interface Place {
  language: string;
  topic: string;
  at: number;
  blocked: BlockedKind | null;
}

function draftPage(own: PageWords, place: Place, random: SeededRandom): DraftPage {
  const { language, topic, at, blocked } = place;
  const words = wordsOf(language);
  const pattern = words.title[at % words.title.length] ?? '{h1}';
  const folder = blocked === 'excluded' ? 'shop' : topic;
  const paragraphs = Array.from({ length: 9 + random.below(4) }, () => filling(language, topic, random));
  return {
    path: `/${language}/${folder}/${encodeURIComponent(own.slug ?? slugOf(own.h1, language))}`,
    ...{ language, topic, words: own, blocked },
    title: `${pattern.replace('{h1}', own.title ?? own.h1)} | ${words.site}`,
    parts: paragraphs,
    ...{ nav: [], aside: [], footer: [], head: '', linked: new Set<string>() },
  };
}

export function wordsOf(language: string): LanguageWords {
  const words = WORDS[language];
  if (!words) throw new RangeError(`No words of ${language}.`);
  return words;
}

/** A paragraph of three sentences on the topic. */
function filling(language: string, topic: string, random: SeededRandom): string {
  const { fill, topics } = wordsOf(language);
  const { words } = topics[topic] ?? { words: [] };
  const sentences = Array.from({ length: 3 }, () => {
    const [one = '', other = ''] = random.shuffled(words);
    return random.pick(fill).replace('{0}', one).replace('{1}', other);
  });
  return `<p>${sentences.join(language === 'ja' ? '' : ' ')}</p>`;
}

/** A sentence that names something. */
export function mentionOf({ language, topic }: DraftPage, name: string, random: SeededRandom): string {
  const { mention, topics } = wordsOf(language);
  const word = random.pick(topics[topic]?.words ?? ['']);
  return random.pick(mention).replace('{m}', name).replace('{0}', word);
}

/** Puts a sentence into one of the paragraphs of the page, at its beginning or end. */
export function putInto(page: DraftPage, sentence: string, random: SeededRandom): void {
  const paragraphs = page.parts.flatMap((part, at) => (part.startsWith('<p>') ? [at] : []));
  const at = random.pick(paragraphs);
  const text = (page.parts[at] ?? '').slice('<p>'.length, -'</p>'.length);
  const gap = page.language === 'ja' ? '' : ' ';
  const both = random.below(2) === 0 ? [sentence, text] : [text, sentence];
  page.parts[at] = `<p>${both.join(gap)}</p>`;
}

export function linkTo(page: DraftPage, anchor: string): string {
  return `<a href="${page.path}">${anchor}</a>`;
}

/** The page as its server answers with it. */
export function htmlOf(page: DraftPage, frame: { nav: string; footer: string }): string {
  const aside = page.aside.length > 0 ? `<aside>${page.aside.join('')}</aside>` : '';
  return `<!doctype html><html lang="${page.language}"><head><title>${page.title}</title>${page.head}</head><body>
<header><a href="/">Start</a></header><nav>${frame.nav}${page.nav.join('')}</nav>
<main><article><h1>${page.words.h1}</h1>${page.parts.join('\n')}</article></main>
${aside}<footer>${frame.footer}${page.footer.join('')}</footer></body></html>`;
}
