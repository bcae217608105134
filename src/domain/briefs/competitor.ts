import type { BriefHeading, PageCount } from '../../contracts/briefs/briefs';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import type { ContentBlock } from '../pages/content-collector';
import { mainHeading } from '../pages/headings';
import { looksLikeHtml } from '../pages/looks-like-html';
import type { TextSpan } from '../pages/marked-text';
import { mainContentOf, readContent } from '../pages/main-content';
import { FleschCounter } from '../text/reading-ease';
import { sentencesOf } from '../text/tokens';
import { questionsOfMarkup } from './faq-markup';
import { blocksOfMarkdown } from './markdown-blocks';

/** A line of a page's main content: a heading of its level, an item of a list, a row of a table, or a paragraph. */
export interface CompetitorLine {
  text: string;
  kind: ContentBlock['kind'];
  /** 1 to 6 of a heading, else 0. */
  level: ContentBlock['level'];
  /** Ranges of its text that the page marks as code; none for most. */
  code?: readonly TextSpan[];
}

/** What a brief keeps of a competitor's main content: plain values, so that it can be stored as JSON. */
export interface CompetitorText {
  title: string | null;
  /** Its meta description; null where it has none, undefined where its head is not known, as of what was pasted. */
  description?: string | null;
  /** The document's `lang` as it is written, or null. */
  lang: string | null;
  counts: Record<PageCount, number>;
  /** Flesch Reading Ease, 0 to 100; null where the language has none or the text is too short. */
  flesch: number | null;
  schemaTypes: string[];
  headings: BriefHeading[];
  /** What its FAQPage markup asks. */
  faq: string[];
  /** In reading order; capped at PAGE_LIMITS.mainText characters. Empty where the page has no main content. */
  lines: CompetitorLine[];
}

/** What is known of a page besides its HTML. */
export interface CompetitorSource {
  /** Its own URL, after redirects. */
  url: string;
  /** ISO 639-1, of the brief. */
  language: string;
  /** The article that Readability finds in it, as HTML (`articleHtmlOf`); without one the landmarks tell the main content. */
  article?: string;
}

/** A page as it came. It has no words (`counts.words` 0) where no main content was found. */
export function competitorOf(
  html: string,
  { url, language, article = '' }: CompetitorSource,
): CompetitorText {
  const page = readContent(html, { url });
  return {
    ...textOf(mainContentOf(page, article), language),
    ...{
      title: page.title,
      description: page.description,
      lang: page.lang,
      schemaTypes: page.structuredTypes,
    },
    faq: questionsOfMarkup(page.jsonLd),
  };
}

/** What was pasted in a page's place: HTML, Markdown or plain text. Its title is its first main heading. */
export function competitorOfText(
  pasted: string,
  { language, article }: Pick<CompetitorSource, 'language' | 'article'>,
): CompetitorText {
  if (looksLikeHtml(pasted)) {
    const page = competitorOf(pasted, { url: 'about:blank', language, article });
    const { description, ...rest } = page;
    return {
      ...rest,
      title: page.title ?? mainHeading(page.headings),
      ...(description !== null && { description }),
    };
  }
  const text = textOf(blocksOfMarkdown(pasted), language);
  return { ...text, title: mainHeading(text.headings), lang: null, schemaTypes: [], faq: [] };
}

function textOf(blocks: readonly ContentBlock[], language: string) {
  const counts = {
    ...{ words: 0, h2: 0, h3: 0, paragraphs: 0, images: 0, links: 0, lists: 0, tables: 0 },
  } satisfies Record<PageCount, number>;
  const headings: BriefHeading[] = [];
  const flesch = new FleschCounter(language);
  for (const block of blocks) {
    const sentences = [...sentencesOf(block.text, language)];
    const words = sentences.reduce((sum, each) => sum + each.words, 0);
    counts.words += words;
    if (block.level === 2) counts.h2 += 1;
    if (block.level === 3) counts.h3 += 1;
    counts.paragraphs += words > 0 ? block.paragraphs : 0;
    for (const what of ['images', 'links', 'lists', 'tables'] as const) counts[what] += block[what];
    const last = headings.at(-1);
    if (block.level > 0) headings.push({ level: block.level, text: block.text, words: 0 } as BriefHeading);
    else if (last) last.words += words;
    // Headings and rows are no sentences, and short as they are would make any text look easy.
    if (block.kind === 'text' || block.kind === 'item') sentences.forEach((each) => flesch.add(each));
  }
  return { counts, headings, flesch: flesch.score, lines: linesOf(blocks) };
}

function linesOf(blocks: readonly ContentBlock[]): CompetitorLine[] {
  const lines: CompetitorLine[] = [];
  let left: number = PAGE_LIMITS.mainText;
  for (const { text, kind, level, code } of blocks) {
    if (left <= 0) break;
    lines.push({ text: text.slice(0, left), kind, level, ...(code && { code }) });
    left -= text.length;
  }
  return lines;
}
