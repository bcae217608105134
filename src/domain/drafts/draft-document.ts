import type { DraftNode } from '../../contracts/drafts/draft-nodes';
import type {
  DocumentBlock,
  DocumentCell,
  DocumentItem,
  DocumentRun,
  DocumentTable,
  DocumentText,
  ExportDocument,
} from '../export/document';
import { inlineTextOf } from './draft-json';

interface NamedDraft {
  title: string;
  /** ISO 639-1; undefined where it is not known. */
  language?: string;
}

/** A draft as it is exported. One that begins with a main heading has no title above it. */
export function draftDocumentOf(draft: DraftNode, { title, language }: NamedDraft): ExportDocument {
  const counter = { tables: 0 };
  const blocks = blocksOf(draft, counter);
  const first = blocks.find(({ kind }) => kind === 'heading');
  return {
    title,
    ...(first?.kind === 'heading' && first.level === 1 && { untitled: true }),
    ...(language !== undefined && { language }),
    blocks,
    sections: [],
  };
}

interface Counter {
  tables: number;
}

function blocksOf({ content = [] }: DraftNode, counter: Counter): DocumentBlock[] {
  return content.flatMap((node) => blockOf(node, counter) ?? []);
}

function blockOf(node: DraftNode, counter: Counter): DocumentBlock | null {
  const { type, attrs = {} } = node;
  switch (type) {
    case 'paragraph':
      return node.content ? { kind: 'text', text: textOf(node) } : null;
    case 'heading':
      return node.content ? { kind: 'heading', level: Number(attrs['level']), text: textOf(node) } : null;
    case 'codeBlock':
      return { kind: 'code', text: inlineTextOf(node) };
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(node, counter) };
    case 'bulletList':
      return { kind: 'list', items: itemsOf(node, counter) };
    case 'orderedList':
      return {
        kind: 'list',
        ordered: true,
        start: Number(attrs['start'] ?? 1),
        items: itemsOf(node, counter),
      };
    case 'horizontalRule':
      return { kind: 'rule' };
    case 'image':
      return { kind: 'picture', address: String(attrs['src']), alt: String(attrs['alt'] ?? '') };
    case 'table':
      return tableOf(node, counter);
    default:
      return null;
  }
}

function itemsOf({ content = [] }: DraftNode, counter: Counter): DocumentItem[] {
  return content.map((item) => {
    const blocks = blocksOf(item, counter);
    const [first] = blocks;
    return blocks.length === 1 && first?.kind === 'text' ? first.text : { blocks };
  });
}

/** A first row of ordinary cells is no head: Markdown has none without, and so gets an empty one. */
function tableOf({ content = [] }: DraftNode, counter: Counter): DocumentTable {
  counter.tables += 1;
  const rows = content.map((row) => (row.content ?? []).flatMap(cellsOf));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const even = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  const hasHead = content[0]?.content?.every(({ type }) => type === 'tableHeader') ?? false;
  const [head = [], ...body] = even;
  return {
    ...{ kind: 'table', id: `table-${counter.tables}` },
    columns: hasHead ? head : Array.from({ length: width }, () => ''),
    rows: hasHead ? body : even,
  };
}

/** A cell over several columns is followed by empty ones. */
function cellsOf(cell: DraftNode): DocumentCell[] {
  const runs = linesWithin(cell).flatMap((line, at) => [
    ...(at > 0 ? [{ text: '\n' }] : []),
    ...runsOf(line),
  ]);
  return [runs, ...Array.from({ length: Number(cell.attrs?.['colspan'] ?? 1) - 1 }, () => '')];
}

function linesWithin(node: DraftNode): DraftNode[] {
  const { content = [] } = node;
  if (content.some(({ type }) => type === 'text' || type === 'hardBreak')) return [node];
  return content.flatMap(linesWithin);
}

function textOf(node: DraftNode): DocumentText {
  return runsOf(node);
}

function runsOf({ content = [] }: DraftNode): DocumentRun[] {
  return content.map(({ type, text, marks = [] }): DocumentRun => {
    const run: DocumentRun = { text: type === 'hardBreak' ? '\n' : (text ?? '').replaceAll('\n', ' ') };
    for (const { type: mark, attrs } of marks) {
      if (mark === 'link') run.href = String(attrs?.['href']);
      else run[mark as 'bold'] = true;
    }
    return run;
  });
}
