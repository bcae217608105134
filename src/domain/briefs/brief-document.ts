import {
  BRIEF_MESSAGES,
  briefFailureSentence,
  competitorName,
  OUTLIER_NAMES,
} from '../../contracts/briefs/brief-messages';
import {
  type BriefOutline,
  type BriefPage,
  type BriefView,
  type HeadingGroup,
  type OutlineSection,
  PAGE_COUNTS,
  type PageCount,
  type Spread,
} from '../../contracts/briefs/briefs';
import type {
  DocumentBlock,
  DocumentItem,
  DocumentSection,
  DocumentTable,
  ExportDocument,
} from '../export/document';

const COUNT_NAMES: Record<PageCount, string> = {
  ...{ words: 'Words', h2: 'H2 headings', h3: 'H3 headings', paragraphs: 'Paragraphs' },
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
      {
        heading: 'What to write',
        blocks: [
          { kind: 'facts', facts: factsOf(brief) },
          ...(brief.missing ? [textOf(BRIEF_MESSAGES.missingMeaning[brief.missing])] : []),
        ],
      },
      ...outlines.map((outline, at) => outlineSection(outline, at, brief)),
      { heading: 'Terms to use', blocks: termBlocks(brief) },
      { heading: 'Questions to answer', blocks: questionBlocks(brief) },
      { heading: 'Headings of other pages', blocks: headingBlocks(brief) },
      { heading: 'Pages compared', blocks: [pagesList(brief.pages), pagesTable(brief.pages)] },
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

function outlineSection(
  { kind, title, sections }: BriefOutline,
  at: number,
  { outlines, ownOutline }: Pick<BriefView, 'outlines' | 'ownOutline'>,
): DocumentSection {
  const heading = outlines.length > 1 ? `Outline ${at + 1}: ${title}` : `Outline: ${title}`;
  const table: DocumentTable = {
    ...{ kind: 'table', id: `${OUTLINE_ID}${at + 1}`, csvOnly: true },
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
  if (sections.length === 0) return { heading, blocks: [textOf('This outline is empty.'), table] };
  const isOwn = kind === 'consensus' && ownOutline !== undefined;
  return {
    heading,
    blocks: [...(isOwn ? [textOf(BRIEF_MESSAGES.noShared(ownOutline))] : []), table],
    sections: nested(sections),
  };
}

function textOf(text: string): DocumentBlock {
  return { kind: 'text', text };
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
    ...(note ? [textOf(note)] : []),
    ...(prose ? [textOf(`${AI}: ${prose}`)] : []),
    { kind: 'facts', facts },
    ...(questions.length > 0 ? [{ kind: 'list' as const, items: questions }] : []),
  ];
}

function termBlocks({ terms, ranked, profile }: BriefView): DocumentBlock[] {
  return [
    textOf(`Uses are those of a text of ${profile.target.words} words.`),
    ...(ranked
      ? []
      : [textOf('General words of this language could not be told apart and weigh as others do.')]),
    {
      kind: 'table',
      id: 'terms',
      columns: ['Term', 'From', 'To', 'Importance', 'Pages', 'In headings of'],
      rows: terms.map(({ term, from, to, importance, pages, headingPages }) => [
        ...[term, from, to, Math.round(100 * importance), pages, headingPages],
      ]),
    },
  ];
}

const ASKED_IN = { heading: 'heading', sentence: 'text', faq: 'FAQ markup' } as const;

function questionBlocks({ questions }: BriefView): DocumentBlock[] {
  const none = textOf('The pages ask no question.');
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
  const none = textOf('The pages have no headings of level 2 or 3.');
  const items = headings.map((group): DocumentItem => headingItem(group));
  return [
    ...(headings.length === 0 ? [none] : [{ kind: 'list' as const, items }]),
    {
      ...{ kind: 'table', id: 'headings', csvOnly: true },
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

/** With how each page words it, where they differ. */
function headingItem({ label, level, pages, words, headings }: HeadingGroup): DocumentItem {
  const text = `${label} (H${level}, ${counted(pages, 'page')}, ${counted(words, 'word')} below it)`;
  if (headings.every((heading) => heading.text === label)) return text;
  const items = headings.map(({ position, text: wording }) => `Page ${position}: ${wording}`);
  return { blocks: [textOf(text), { kind: 'list', items }] };
}

function pagesList(pages: readonly BriefPage[]): DocumentBlock {
  return {
    kind: 'list',
    ordered: true,
    start: pages[0]?.position ?? 1,
    items: pages.map((page) => {
      const { counts, finalUrl, address } = page;
      const about = [
        finalUrl ?? address ?? 'pasted',
        `Counts: ${standingOf(page)}`,
        ...(counts
          ? [
              `${counted(counts.words, 'word')}, ${counts.h2} H2, ${counts.h3} H3, ${counted(counts.images, 'image')}`,
            ]
          : []),
      ];
      return { blocks: [textOf(competitorName(page)), { kind: 'list', items: about }] };
    }),
  };
}

function pagesTable(pages: readonly BriefPage[]): DocumentTable {
  return {
    ...{ kind: 'table', id: 'pages', csvOnly: true },
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
  const why = outlier ? ` (${OUTLIER_NAMES[outlier]})` : '';
  return `${included ? 'yes' : 'no'}${why}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
