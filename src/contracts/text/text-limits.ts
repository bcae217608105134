/** The longest text that a text tool takes, in bytes of UTF-8. */
export const MAX_TEXT_BYTES = 1024 * 1024;
/** Tags from which a pasted text is read as HTML. */
export const MIN_HTML_TAGS = 3;
