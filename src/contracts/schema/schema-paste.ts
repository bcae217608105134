const JSON_BEGIN = /^\s*(?:[[{]|\/[/*])/;
/** Of an element, its end, a comment or a doctype. */
const TAG = /<[a-z!/]/i;

/** Whether a text is JSON-LD by how it begins, which may be a comment; else it is read as HTML. */
export function beginsAsJson(text: string): boolean {
  return JSON_BEGIN.test(text);
}

/** Whether a text may be HTML or JSON-LD; prose is neither. */
export function looksLikeMarkup(text: string): boolean {
  return beginsAsJson(text) || TAG.test(text);
}
