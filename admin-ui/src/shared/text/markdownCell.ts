/** A text in one line of Markdown: what would end a cell or begin markup stands as it is. */
export function markdownCell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&');
}
