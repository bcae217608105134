import { parseUrl } from '../validation/parse-url';
import { pastedAddress } from '../validation/pasted-address';

/** A line with a target: an address or a pattern, and keywords that are known to lead there. */
export interface TargetLine {
  target: string;
  keywords: string[];
}

export const TARGET_LINE = {
  /** Characters of a whole line: an address of usual length and its keywords. */
  characters: 3_000,
  keywords: 20,
  /** Characters of a keyword. */
  keyword: 100,
} as const;

/** What a line says: the target up to the first white space, then keywords with commas between them. Null for an empty line. */
export function targetLineOf(line: string): TargetLine | null {
  const [target, rest] = splitAtSpace(line.trim());
  if (target === '') return null;
  const keywords = rest.split(',').map((keyword) => keyword.trim().slice(0, TARGET_LINE.keyword));
  return { target: pastedAddress(target), keywords: keywords.filter(Boolean).slice(0, TARGET_LINE.keywords) };
}

/** The keywords of those lines that name one page, by its address as readings have it. */
export function keywordsByAddress(lines: readonly TargetLine[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { target, keywords } of lines) {
    const address = parseUrl(target)?.href;
    if (address && keywords.length > 0) found.set(address, [...(found.get(address) ?? []), ...keywords]);
  }
  return found;
}

function splitAtSpace(line: string): [string, string] {
  const at = line.search(/\s/);
  return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}
