import type { BlockContent, Heading, List, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { DocumentBlock, DocumentSection, ExportDocument } from './document';

/** A document as GitHub-flavoured Markdown; marks of Markdown in its texts stand as they are. */
export function documentAsMarkdown({ title, subtitle, sections }: ExportDocument): string {
  const root: Root = {
    type: 'root',
    children: [
      heading(1, title),
      ...(subtitle ? [paragraph(text(subtitle))] : []),
      ...sections.flatMap((section) => nodesOf(section, 2)),
    ],
  };
  return toMarkdown(root, { bullet: '-', extensions: [gfmTableToMarkdown()] });
}

function nodesOf({ heading: name, blocks, sections = [] }: DocumentSection, depth: number): RootContent[] {
  return [
    heading(depth, name),
    ...blocks.map(nodeOf),
    ...sections.flatMap((section) => nodesOf(section, depth + 1)),
  ];
}

function nodeOf(block: DocumentBlock): BlockContent {
  switch (block.kind) {
    case 'text':
      return paragraph(text(block.text));
    case 'list':
      return listOf(
        block.items.map((item) => [text(item)]),
        block.ordered,
      );
    case 'facts':
      return listOf(
        block.facts.map(({ name, value }) => [
          { type: 'strong', children: [text(`${name}:`)] },
          text(` ${value}`),
        ]),
      );
    case 'table':
      return tableOf([block.columns, ...block.rows.map((row) => row.map((cell) => String(cell ?? '')))]);
  }
}

function heading(depth: number, value: string): Heading {
  return { type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children: [text(value)] };
}

function paragraph(...children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children };
}

function listOf(items: PhrasingContent[][], ordered = false): List {
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...children)],
    })),
  };
}

function tableOf(rows: string[][]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
    })),
  };
}

/** In one line: line ends would end what they stand in. */
function text(value: string): PhrasingContent {
  return { type: 'text', value: value.replace(/\s+/g, ' ') };
}
