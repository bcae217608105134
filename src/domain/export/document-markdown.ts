import type { BlockContent, Heading, List, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import {
  type DocumentBlock,
  type DocumentCell,
  type DocumentItem,
  type DocumentRun,
  type DocumentSection,
  type DocumentText,
  type ExportDocument,
  plainText,
  shownBlocks,
} from './document';

/** A document as GitHub-flavoured Markdown; marks of Markdown in its texts stand as they are. */
export function documentAsMarkdown(document: ExportDocument): string {
  const { title, untitled, subtitle, blocks = [], sections } = document;
  const root: Root = {
    type: 'root',
    children: [
      ...(untitled ? [] : [heading(1, title)]),
      ...(subtitle ? [paragraph(text(subtitle))] : []),
      ...shownBlocks(blocks).map(nodeOf),
      ...sections.flatMap((section) => nodesOf(section, 2)),
    ],
  };
  return toMarkdown(root, { bullet: '-', extensions: [gfmTableToMarkdown(), STRUCK] });
}

/** Struck text is none of CommonMark, but of GitHub's. */
const STRUCK: NonNullable<Parameters<typeof toMarkdown>[1]> = {
  unsafe: [{ character: '~', inConstruct: 'phrasing' }],
  handlers: {
    delete: (node: { children: PhrasingContent[] }, _, state, info) =>
      `~~${state.containerPhrasing({ type: 'emphasis', children: node.children }, { ...info, before: '~', after: '~' })}~~`,
  },
};

function nodesOf({ heading: name, blocks, sections = [] }: DocumentSection, depth: number): RootContent[] {
  return [
    heading(depth, name),
    ...shownBlocks(blocks).map(nodeOf),
    ...sections.flatMap((section) => nodesOf(section, depth + 1)),
  ];
}

function nodeOf(block: DocumentBlock): BlockContent {
  switch (block.kind) {
    case 'text':
      return paragraph(...phrases(block.text));
    case 'heading':
      return heading(block.level, block.text);
    case 'list':
      return listOf(block.items.map(itemOf), block);
    case 'facts':
      return listOf(
        block.facts.map(({ name, value }) => [
          paragraph({ type: 'strong', children: [text(`${name}:`)] }, text(` ${value}`)),
        ]),
      );
    case 'quote':
      return { type: 'blockquote', children: block.blocks.map(nodeOf) };
    case 'code':
      return { type: 'code', value: block.text };
    case 'picture':
      return paragraph({ type: 'image', url: block.address, alt: oneLine(block.alt) });
    case 'rule':
      return { type: 'thematicBreak' };
    case 'table':
      return tableOf([block.columns, ...block.rows]);
  }
}

function heading(depth: number, value: DocumentText): Heading {
  return { type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children: phrases(value) };
}

function paragraph(...children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children };
}

function itemOf(item: DocumentItem): BlockContent[] {
  return typeof item === 'object' && 'blocks' in item
    ? item.blocks.map(nodeOf)
    : [paragraph(...phrases(item))];
}

function listOf(
  items: BlockContent[][],
  { ordered = false, start }: { ordered?: boolean; start?: number } = {},
): List {
  return {
    type: 'list',
    ordered,
    ...(ordered && start !== undefined && { start }),
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children })),
  };
}

function tableOf(rows: DocumentCell[][]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({
        type: 'tableCell',
        // A line of a table is one line.
        children: Array.isArray(cell) ? phrases(cell.map(inOneLine)) : [text(plainText(cell))],
      })),
    })),
  };
}

function inOneLine(run: DocumentRun): DocumentRun {
  return { ...run, text: oneLine(run.text) };
}

function phrases(value: DocumentText): PhrasingContent[] {
  return typeof value === 'string' ? [text(value)] : value.flatMap(phrasesOf);
}

/** A mark that begins or ends with a space is none in Markdown: the space stands outside of it. */
function phrasesOf(run: DocumentRun): PhrasingContent[] {
  return run.text.split('\n').flatMap((line, at): PhrasingContent[] => {
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(line) ?? [];
    const marked: PhrasingContent[] = inner === '' ? [] : [markedOf(inner, run)];
    return [
      ...(at > 0 ? [{ type: 'break' as const }] : []),
      ...(before ? [text(before)] : []),
      ...marked,
      ...(after ? [text(after)] : []),
    ];
  });
}

function markedOf(inner: string, { bold, italic, strike, code, href }: DocumentRun): PhrasingContent {
  let node: PhrasingContent = code ? { type: 'inlineCode', value: oneLine(inner) } : text(inner);
  if (strike) node = { type: 'delete', children: [node] };
  if (italic) node = { type: 'emphasis', children: [node] };
  if (bold) node = { type: 'strong', children: [node] };
  return href === undefined ? node : { type: 'link', url: href, children: [node] };
}

/** In one line: line ends would end what they stand in. */
function text(value: string): PhrasingContent {
  return { type: 'text', value: oneLine(value) };
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ');
}
