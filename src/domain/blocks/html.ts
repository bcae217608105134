/** Text of HTML that may go into a page as it is. Made of escaped texts alone. */
export class Markup {
  private readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  toString(): string {
    return this.html;
  }
}

export type MarkupPart = Markup | string | number | undefined | readonly MarkupPart[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Characters that HTML forbids, beside white space: controls, non-characters and halves of a surrogate pair. */
const FORBIDDEN = /[^\P{Cc}\s]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

/**
 * Escapes a text for an element's content or a quoted attribute. White space is one space, as a browser shows it; what HTML
 * forbids is left out.
 */
export function escapeHtml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/[ \t\r\n\f\v\u2028\u2029]+/g, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Whether a text holds nothing that a reader would see, or a screen reader say. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text.replace(FORBIDDEN, ''));
}

/**
 * Tag of a template of HTML: strings and numbers are escaped, markup is not escaped again, lists are joined, undefined is
 * nothing. The template's own indentation goes away; markup that stands on a line of its own takes over that line's
 * indentation, and a line that stays empty is dropped. (Not called `html`: formatters break the lines of such templates.)
 */
export function markup(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  let text = strings[0] ?? '';
  parts.forEach((part, i) => {
    const indent = /(?:^|\n)([ ]*)$/.exec(text)?.[1];
    text += render(part, indent) + (strings[i + 1] ?? '');
  });
  return new Markup(dedent(text));
}

/** `indent` is there where the part begins a line. */
function render(part: MarkupPart, indent: string | undefined): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return indented(part.toString(), indent);
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  const pieces = part.map((piece) => render(piece, indent)).filter((piece) => piece !== '');
  return pieces.join(indent === undefined ? '' : `\n${indent}`);
}

function indented(html: string, indent: string | undefined): string {
  return indent ? html.replaceAll('\n', `\n${indent}`) : html;
}

function dedent(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const margin = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(margin).trimEnd()).join('\n');
}
