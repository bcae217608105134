const AMPERSAND = /&(?:amp|#0*38|#x0*26);/gi;

/** An address as it was meant: one that was copied out of HTML has `&amp;` for each `&`. */
export function pastedAddress(text: string): string {
  return text.trim().replace(AMPERSAND, '&');
}
