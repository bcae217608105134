import type { ContentBlock } from '../pages/content-collector';
import { oneLineWithSpans, type TextSpan } from '../pages/marked-text';
import { oneLine } from '../pages/text-flow';
import { linesOf } from '../text/pieces';

const HEADING = /^ {0,3}(#{1,6})\s+(\S.*)$/;
const CLOSING = /\s#+$/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(\S.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
/** Below the names of a table's columns. */
const RULE = /^[\s|:-]+$/;
const UNDERLINE = /^ {0,3}(=+|-+)\s*$/;
const FENCE = /^ {0,3}(?:```|~~~)/;
/** Bounded, so that what opens again and again and never ends costs no time. */
const IMAGE = /!\[[^\]]{0,500}\]\([^()\s]{0,2048}(?:\s"[^"]{0,500}")?\)/g;
const LINK = /\[([^\]]{1,500})\]\(([^()\s]{0,2048})(?:\s"[^"]{0,500}")?\)/g;
const MARKS = /(\*\*|__|~~)(?=\S)(.{1,500}?)\1/g;
const TICKS = /`([^`]{1,500})`/g;

/** The blocks of a text that was pasted: what Markdown marks, and a paragraph for each other line. */
export function blocksOfMarkdown(text: string): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let before: ContentBlock['kind'] | null = null;
  let code: string[] | null = null;
  for (const line of linesOf(text)) {
    if (FENCE.test(line)) {
      if (code) blocks.push(...codeBlock(code));
      code = code ? null : [];
      before = null;
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    const underline = UNDERLINE.exec(line)?.[1];
    const last = blocks.at(-1);
    if (underline && before === 'text' && last) {
      Object.assign(last, { kind: 'heading', level: underline.startsWith('=') ? 1 : 2, paragraphs: 0 });
      before = 'heading';
      continue;
    }
    const block = blockOf(line, before);
    // A list goes on behind an empty line, a table does not.
    if (block === 'rule') continue;
    if (block) blocks.push(block);
    if (block || before !== 'item') before = block?.kind ?? null;
  }
  if (code) blocks.push(...codeBlock(code));
  return blocks;
}

/** What stands between fences, in one as a page's `pre` is; one that never ends goes to the end. */
function codeBlock(lines: readonly string[]): ContentBlock[] {
  const text = oneLine(lines.join(' '));
  if (text === '') return [];
  const what = { ...EMPTY, images: 0, links: 0, text, kind: 'text', paragraphs: 1 } as const;
  return [{ ...what, code: [{ start: 0, end: text.length }] }];
}

/** Null for a line that says nothing. */
function blockOf(line: string, before: ContentBlock['kind'] | null): ContentBlock | 'rule' | null {
  const [, marks, heading] = HEADING.exec(line) ?? [];
  if (marks && heading)
    return block(heading.trim().replace(CLOSING, ''), { kind: 'heading', level: marks.length as 1 });
  const row = ROW.exec(line)?.[1];
  if (row !== undefined) {
    if (RULE.test(row)) return 'rule';
    return block(row.replaceAll('|', ' '), { kind: 'row', tables: before === 'row' ? 0 : 1 });
  }
  const item = ITEM.exec(line)?.[1];
  if (item) return block(item, { kind: 'item', lists: before === 'item' ? 0 : 1 });
  const text = line.replace(/^\s*>+\s?/, '');
  return text.trim() === '' ? null : block(text, { kind: 'text', paragraphs: 1 });
}

function block(text: string, what: Pick<ContentBlock, 'kind'> & Partial<ContentBlock>): ContentBlock {
  const images = [...text.matchAll(IMAGE)].length;
  const links = [...text.replace(IMAGE, 'x').matchAll(LINK)].filter(([, , to]) => !to?.startsWith('#'));
  const { plain, code } = withoutTicks(text.replace(IMAGE, '').replace(LINK, '$1').replace(MARKS, '$2'));
  const { text: line, spans } = oneLineWithSpans(plain, code);
  const marked = spans.filter((span) => span !== null);
  return {
    ...{ ...EMPTY, text: line, images, links: links.length },
    ...what,
    ...(marked.length > 0 && { code: marked }),
  };
}

const EMPTY = { part: 'content', level: 0, linkShare: 0, paragraphs: 0, lists: 0, tables: 0 } as const;

/** A text without the signs around code, and where that stands in it. */
function withoutTicks(text: string): { plain: string; code: TextSpan[] } {
  const code: TextSpan[] = [];
  let plain = '';
  let from = 0;
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(TICKS)) {
    plain += text.slice(from, index);
    code.push({ start: plain.length, end: plain.length + inner.length });
    plain += inner;
    from = index + whole.length;
  }
  return { plain: plain + text.slice(from), code };
}
