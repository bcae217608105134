import type { CodePage } from './code-pages';

/** Code pages whose characters have two bytes. */
export type WidePage = Extract<CodePage, 'shift_jis' | 'euc-jp' | 'gbk' | 'big5' | 'euc-kr'>;
export const WIDE_PAGES: readonly WidePage[] = ['gbk', 'shift_jis', 'big5', 'euc-kr', 'euc-jp'];

/** How likely characters of these kinds are in a list (nats). */
const FIT = { kana: -4.5, sign: -5, syllable: -7, common: -7.5, less: -11, rare: -15, narrow: -9 } as const;
/** A letter of ASCII, and a change between such a letter and the others within a word. */
const ASCII = -3;
const CHANGE = -5;

interface Pairs {
  isLead: (byte: number) => boolean;
  isTrail: (byte: number) => boolean;
  fitOf: (lead: number, trail: number) => number;
  /** A character of one byte above ASCII; undefined where there is none. */
  single?: (byte: number) => number | undefined;
}

const within = (byte: number, first: number, last: number) => byte >= first && byte <= last;
const isHigh = (byte: number) => within(byte, 0xa1, 0xfe);

/** By the rows of each standard: signs, syllables, characters by their use (level 1) and the others (level 2). */
const PAIRS: Record<WidePage, Pairs> = {
  gbk: {
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isTrail: (byte) => within(byte, 0x40, 0xfe) && byte !== 0x7f,
    fitOf: (lead, trail) => {
      if (trail < 0xa1) return FIT.rare;
      if (within(lead, 0xa1, 0xa3)) return FIT.sign;
      if (within(lead, 0xb0, 0xd7)) return FIT.common;
      return within(lead, 0xd8, 0xf7) ? FIT.less : FIT.rare;
    },
  },
  big5: {
    isLead: (byte) => within(byte, 0xa1, 0xf9),
    isTrail: (byte) => within(byte, 0x40, 0x7e) || isHigh(byte),
    fitOf: (lead) => {
      if (lead <= 0xa3) return FIT.sign;
      return within(lead, 0xa4, 0xc6) ? FIT.common : FIT.less;
    },
  },
  'euc-kr': {
    isLead: isHigh,
    isTrail: isHigh,
    fitOf: (lead) => {
      if (within(lead, 0xa1, 0xa3)) return FIT.sign;
      return within(lead, 0xb0, 0xc8) ? FIT.syllable : FIT.rare;
    },
  },
  'euc-jp': {
    isLead: isHigh,
    isTrail: isHigh,
    fitOf: (lead) => {
      if (lead === 0xa4 || lead === 0xa5) return FIT.kana;
      if (lead <= 0xa3) return FIT.sign;
      if (within(lead, 0xb0, 0xcf)) return FIT.common;
      return within(lead, 0xd0, 0xf4) ? FIT.less : FIT.rare;
    },
  },
  shift_jis: {
    isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
    isTrail: (byte) => within(byte, 0x40, 0xfc) && byte !== 0x7f,
    fitOf: (lead, trail) => {
      if (lead === 0x81) return FIT.sign;
      if (lead === 0x82) return trail < 0x9f ? FIT.sign : FIT.kana;
      if (lead === 0x83) return trail < 0x97 ? FIT.kana : FIT.rare;
      if (within(lead, 0x84, 0x87)) return FIT.rare;
      if (within(lead, 0x88, 0x98)) return FIT.common;
      return within(lead, 0x98, 0xea) ? FIT.less : FIT.rare;
    },
    single: (byte) => (within(byte, 0xa1, 0xdf) ? FIT.narrow : undefined),
  },
};

/** How well bytes fit a page of two bytes a character (nats); undefined for what it does not have. */
export function wideFit(bytes: Uint8Array, page: WidePage): number | undefined {
  const { isLead, isTrail, fitOf, single } = PAIRS[page];
  let sum = 0;
  let wasWide: boolean | undefined;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    const alone = byte < 0x80 ? asciiFit(byte) : single?.(byte);
    const isLetter = byte >= 0x80 || alone === ASCII;
    if (alone !== undefined) sum += alone;
    else {
      const trail = bytes[at + 1];
      if (trail === undefined || !isLead(byte) || !isTrail(trail)) return undefined;
      sum += fitOf(byte, trail);
      at++;
    }
    if (isLetter && wasWide !== undefined && wasWide !== byte >= 0x80) sum += CHANGE;
    wasWide = isLetter ? byte >= 0x80 : undefined;
  }
  return sum;
}

function asciiFit(byte: number): number {
  return within(byte | 0x20, 0x61, 0x7a) ? ASCII : 0;
}
