import type { DraftMark, DraftNode } from '../../contracts/drafts/draft-nodes';
import { escapeHtml } from '../blocks/html';
import { inlineTextOf } from './draft-json';

interface Page {
  title: string;
  description: string;
  /** ISO 639-1; undefined where it is not known. */
  language?: string;
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bulletList: 'ul',
  listItem: 'li',
  tableRow: 'tr',
};
const MARK_TAGS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};

/** A draft as a page: it is written from known nodes alone, with every text escaped, and so runs nothing. */
export function draftAsHtml(draft: DraftNode, { title, description, language }: Page): string {
  return [
    '<!doctype html>',
    `<html${language === undefined ? '' : ` lang="${escapeHtml(language)}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    '</head>',
    '<body>',
    ...(draft.content ?? []).map(htmlOf),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function htmlOf(node: DraftNode): string {
  const { type, attrs = {}, content = [], text = '', marks = [] } = node;
  const inside = () => content.map(htmlOf).join('');
  switch (type) {
    case 'text':
      return marks.reduceRight(marked, escapeHtml(text));
    case 'heading':
      return `<h${Number(attrs['level'])}>${inside()}</h${Number(attrs['level'])}>`;
    case 'codeBlock':
      return `<pre><code>${escapedCode(inlineTextOf(node))}</code></pre>`;
    case 'orderedList':
      return `<ol${attrs['start'] === undefined ? '' : ` start="${Number(attrs['start'])}"`}>${inside()}</ol>`;
    case 'horizontalRule':
      return '<hr>';
    case 'hardBreak':
      return '<br>';
    case 'image':
      return `<img src="${escapeHtml(String(attrs['src']))}" alt="${escapeHtml(String(attrs['alt'] ?? ''))}">`;
    case 'table':
      return `<table><tbody>${inside()}</tbody></table>`;
    case 'tableCell':
    case 'tableHeader':
      return cell(type === 'tableHeader' ? 'th' : 'td', attrs, inside());
    default: {
      const tag = TAGS[type];
      return tag === undefined ? '' : `<${tag}>${inside()}</${tag}>`;
    }
  }
}

/** White space of code stays as it is. */
function escapedCode(code: string): string {
  return code
    .split(/(\s+)/)
    .map((part, at) => (at % 2 === 1 ? part : escapeHtml(part)))
    .join('');
}

function cell(tag: string, attrs: NonNullable<DraftNode['attrs']>, inside: string): string {
  const spans = (['colspan', 'rowspan'] as const)
    .filter((span) => attrs[span] !== undefined)
    .map((span) => ` ${span}="${Number(attrs[span])}"`);
  return `<${tag}${spans.join('')}>${inside}</${tag}>`;
}

/** The first mark is the outermost one. */
function marked(inside: string, { type, attrs }: DraftMark): string {
  if (type === 'link') return `<a href="${escapeHtml(String(attrs?.['href']))}">${inside}</a>`;
  const tag = MARK_TAGS[type];
  return tag === undefined ? inside : `<${tag}>${inside}</${tag}>`;
}
