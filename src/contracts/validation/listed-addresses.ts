import { parseUrl } from './parse-url';

/** Of one address. */
export const MAX_ADDRESS_CHARACTERS = 2_048;

/** What is wrong with a line of a list of addresses. */
export type AddressFault = 'too-long' | 'several' | 'no-address' | 'scheme' | 'credentials';

/** A line of a list that is no address of a page; lines count from 1. */
export interface RefusedLine {
  line: number;
  text: string;
  fault: AddressFault;
}

const FAULTS: Record<AddressFault, string> = {
  'too-long': `has more than ${MAX_ADDRESS_CHARACTERS.toLocaleString('en')} characters`,
  several: 'has a space: put each URL on its own line, and write %20 for a space within one',
  'no-address': 'is not a URL such as https://example.com/page',
  scheme: 'must begin with https:// or http://',
  credentials: 'has a user name or a password in it: take it out',
};
/** One dot at the end of a host is the root's; a second one has nothing between. */
const EMPTY_LABEL = /(?:^|\.)\.$/;
const NAMED = 3;
const SHOWN_CHARACTERS = 60;

/** Why a text is no address of a page; null for one that is. */
export function addressFault(text: string): Exclude<AddressFault, 'several'> | null {
  if (text.length > MAX_ADDRESS_CHARACTERS) return 'too-long';
  const url = parseUrl(text);
  if (!url || EMPTY_LABEL.test(url.hostname)) return 'no-address';
  if (!/^https?:$/.test(url.protocol)) return 'scheme';
  return url.username === '' && url.password === '' ? null : 'credentials';
}

/** The lines of a list that are no addresses; empty ones count as lines and are none of these. */
export function refusedLines(lines: readonly unknown[]): RefusedLine[] {
  return lines.flatMap((entry, index) => {
    if (typeof entry !== 'string') return [{ line: index + 1, text: typeof entry, fault: 'no-address' }];
    const text = entry.trim();
    if (text === '') return [];
    const fault = /\s/.test(text) ? 'several' : addressFault(text);
    return fault === null ? [] : [{ line: index + 1, text, fault }];
  });
}

/** Says which lines are refused and why, one a line: the first ones, and how many there are beyond them. */
export function refusedLinesSentence(refused: readonly RefusedLine[]): string {
  const named = refused.slice(0, NAMED).map(({ line, text, fault }) => {
    const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
    return `Line ${line.toLocaleString('en')} (${shown}) ${FAULTS[fault]}.`;
  });
  const others = refused.length - named.length;
  if (others === 1) named.push('One more line is refused as well.');
  if (others > 1) named.push(`${others.toLocaleString('en')} more lines are refused as well.`);
  return named.join('\n');
}
