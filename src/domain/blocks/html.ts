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
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));
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

/** The text that was escaped, without what HTML forbids and with its white space as one space each. */
export function plainText(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}

/** Whether a text holds nothing that a reader would see, or a screen reader say. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}]/u.test(text.replace(FORBIDDEN, ''));
}

/**
 * Tag of a template of HTML: strings and numbers are escaped, markup is not escaped again, lists are joined, undefined is
 * nothing. The template's own lines are joined without anything between: editors of articles make paragraphs of line ends.
 * (Not called `html`: formatters break the lines of such templates.)
 */
export function markup(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  const [first = '', ...rest] = strings.map((string) => string.replace(/\s*\n\s*/g, ''));
  return new Markup(rest.reduce((html, string, i) => html + render(parts[i]) + string, first));
}

function render(part: MarkupPart): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.toString();
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(render).join('');
}
