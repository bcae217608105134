import { briefFailureSentence } from '../../contracts/briefs/brief-messages';
import {
  type BriefOutline,
  type BriefPage,
  type BriefView,
  type OutlineSection,
  PAGE_COUNTS,
  type PageCount,
  type Spread,
} from '../../contracts/briefs/briefs';
import type { DocumentBlock, DocumentSection, DocumentTable, ExportDocument } from '../export/document';

const COUNT_NAMES: Record<PageCount, string> = {
  ...{ words: 'Words', h2: 'Headings (h2)', h3: 'Headings (h3)', paragraphs: 'Paragraphs' },
  ...{ images: 'Images', links: 'Links', lists: 'Lists', tables: 'Tables' },
};

/** Stands before what a model wrote. */
const AI = 'AI';

/** How a brief names its csv of each outline: `outline-1` and on. */
const OUTLINE_ID = 'outline-';

/**
 * A brief as a document that a writer can be sent: what to write, the outlines, the terms, the questions, and what it was made
 * from. Tables: `terms`, `questions`, `headings`, `pages`, and each outline as `outline-1` and on.
 */
export function briefDocument(brief: BriefView): ExportDocument {
  const { outlines } = brief;
  return {
    title: `Brief: ${brief.keyword}`,
    subtitle: subtitleOf(brief),
    language: brief.language,
    sections: [
      { heading: 'What to write', blocks: [{ kind: 'facts', facts: factsOf(brief) }] },
      ...outlines.map((outline, at) => outlineSection(outline, at, outlines.length)),
      { heading: 'Terms to use', blocks: termBlocks(brief) },
      { heading: 'Questions to answer', blocks: questionBlocks(brief) },
      { heading: 'Headings of other pages', blocks: headingBlocks(brief) },
      { heading: 'Pages compared', blocks: [pagesTable(brief.pages)] },
    ],
  };
}

function subtitleOf({ profile, pages }: BriefView): string {
  const outliers = pages.filter(({ failure, included }) => failure === null && !included).length;
  const left = outliers > 0 ? `, ${outliers} left out` : '';
  return `Made from ${counted(profile.pages, 'page')}${left}`;
}

function factsOf({ keyword, ownKeywords, profile, language, country }: BriefView) {
  const { target, counts, flesch, schemaTypes } = profile;
  const market = country ? `${language}, ${country}` : language;
  const types = schemaTypes.map(({ type, pages }) => `${type} (${pages})`).join(', ');
  return [
    { name: 'Keyword', value: keyword },
    ...(ownKeywords.length > 0 ? [{ name: 'Own keywords', value: ownKeywords.join(', ') }] : []),
    { name: 'Language', value: market },
    { name: 'Length', value: `${target.words} words, ${target.from} to ${target.to} are usual` },
    ...PAGE_COUNTS.filter((count) => count !== 'words').map((count) => {
      return { name: COUNT_NAMES[count], value: rangeOf(counts[count]) };
    }),
    ...(flesch ? [{ name: 'Flesch Reading Ease', value: rangeOf(flesch) }] : []),
    ...(types ? [{ name: 'Structured data', value: types }] : []),
  ];
}

/** Between the quartiles, whole. */
function rangeOf({ q1, median, q3 }: Spread): string {
  const [from, middle, to] = [q1, median, q3].map(Math.round);
  return from === to ? `${from}` : `${middle}, ${from} to ${to} are usual`;
}

function outlineSection({ title, sections }: BriefOutline, at: number, outlines: number): DocumentSection {
  const heading = outlines > 1 ? `Outline ${at + 1}: ${title}` : `Outline: ${title}`;
  const table: DocumentTable = {
    kind: 'table',
    id: `${OUTLINE_ID}${at + 1}`,
    columns: ['Level', 'Heading', 'Words', 'Terms', 'Questions', 'Note', 'Written by AI'],
    rows: sections.map((section) => [
      `h${section.level}`,
      section.heading,
      section.words,
      section.terms.join('; '),
      section.questions.join(' '),
      section.note ?? null,
      section.prose ?? null,
    ]),
  };
  if (sections.length === 0)
    return { heading, blocks: [{ kind: 'text', text: 'This outline is empty.' }, table] };
  return { heading, blocks: [table], sections: nested(sections) };
}

/** A section of a lower level belongs to the one above it. */
function nested(sections: readonly OutlineSection[]): DocumentSection[] {
  const top: DocumentSection[] = [];
  const open: { level: number; section: DocumentSection }[] = [];
  for (const each of sections) {
    const section: DocumentSection = { heading: each.heading, blocks: blocksOf(each) };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= each.level) open.pop();
    const parent = open.at(-1)?.section;
    if (parent) parent.sections = [...(parent.sections ?? []), section];
    else top.push(section);
    open.push({ level: each.level, section });
  }
  return top;
}

function blocksOf({ words, terms, questions, note, prose }: OutlineSection): DocumentBlock[] {
  const facts = [
    { name: 'Words', value: `about ${words}` },
    ...(terms.length > 0 ? [{ name: 'Terms', value: terms.join(', ') }] : []),
  ];
  return [
    ...(note ? [{ kind: 'text' as const, text: note }] : []),
    ...(prose ? [{ kind: 'text' as const, text: `${AI}: ${prose}` }] : []),
    { kind: 'facts', facts },
    ...(questions.length > 0 ? [{ kind: 'list' as const, items: questions }] : []),
  ];
}

function termBlocks({ terms, ranked, profile }: BriefView): DocumentBlock[] {
  return [
    { kind: 'text', text: `Uses are those of a text of ${profile.target.words} words.` },
    ...(ranked
      ? []
      : [
          {
            kind: 'text' as const,
            text: 'General words of this language could not be told apart and weigh as others do.',
          },
        ]),
    {
      kind: 'table',
      id: 'terms',
      columns: ['Term', 'From', 'To', 'Importance', 'Pages', 'Pages with it in a heading'],
      rows: terms.map(({ term, from, to, importance, pages, headingPages }) => [
        ...[term, from, to, Math.round(100 * importance), pages, headingPages],
      ]),
    },
  ];
}

const ASKED_IN = { heading: 'heading', sentence: 'text', faq: 'FAQ markup' } as const;

function questionBlocks({ questions }: BriefView): DocumentBlock[] {
  const none = { kind: 'text' as const, text: 'The pages ask no question.' };
  return [
    ...(questions.length === 0 ? [none] : []),
    {
      kind: 'table',
      id: 'questions',
      columns: ['Question', 'Pages', 'Found in'],
      rows: questions.map(({ question, pages, from }) => [question, pages.join(', '), ASKED_IN[from]]),
    },
  ];
}

function headingBlocks({ headings }: BriefView): DocumentBlock[] {
  const none = { kind: 'text' as const, text: 'The pages have no headings of level 2 or 3.' };
  return [
    ...(headings.length === 0 ? [none] : []),
    {
      kind: 'table',
      id: 'headings',
      columns: ['Heading', 'Level', 'Pages', 'Words below', 'Wordings'],
      rows: headings.map((group) => [
        group.label,
        `h${group.level}`,
        group.pages,
        group.words,
        group.headings.map(({ position, text }) => `${position}: ${text}`).join('; '),
      ]),
    },
  ];
}

function pagesTable(pages: readonly BriefPage[]): DocumentTable {
  return {
    kind: 'table',
    id: 'pages',
    columns: [
      'Page',
      'Title',
      'Meta description',
      'Address',
      'Counts',
      ...PAGE_COUNTS.map((count) => COUNT_NAMES[count]),
      'Flesch',
    ],
    rows: pages.map((page) => [
      ...[page.position, page.title, page.description ?? null],
      ...[page.finalUrl ?? page.address ?? 'pasted', standingOf(page)],
      ...PAGE_COUNTS.map((count) => page.counts?.[count] ?? null),
      page.flesch === null ? null : Math.round(page.flesch),
    ]),
  };
}

function standingOf({ failure, outlier, included }: BriefPage): string {
  if (failure !== null) return `not read: ${briefFailureSentence(failure)}`;
  const words = { short: 'much shorter than the others', long: 'much longer than the others' };
  if (included) return outlier ? `yes, though ${words[outlier]}` : 'yes';
  return outlier ? `no, ${words[outlier]}` : 'no';
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
