import { MAX_COMPETITORS, MIN_COMPETITORS } from '@contracts/briefs/briefs';
import type { HandedOver } from '../handover/handover';

/** A competitor as it is entered: what the way that is not shown holds is kept, but not sent. */
export interface CompetitorEntry {
  address: string;
  text: string;
  name: string;
  isPaste: boolean;
}

/** What is sent of an order. */
export interface ComparisonOrder {
  keyword: string;
  competitors: { address: string; text: string; name: string }[];
  language?: string;
  country?: string;
  ownKeywords: string[];
  outlines: number;
}

/** An order as it is entered. */
export interface ComparisonValues {
  keyword: string;
  competitors: CompetitorEntry[];
  language: string;
  country: string;
  /** One a line. */
  ownKeywords: string;
  /** Of a brief alone. */
  outlines: number;
}

export const NO_COMPETITOR: CompetitorEntry = { address: '', text: '', name: '', isPaste: false };

export const EMPTY_COMPARISON: ComparisonValues = {
  keyword: '',
  competitors: Array.from({ length: MIN_COMPETITORS }, () => NO_COMPETITOR),
  language: '',
  country: '',
  ownKeywords: '',
  outlines: 1,
};

export function isEmptyEntry({ address, text, isPaste }: CompetitorEntry): boolean {
  return (isPaste ? text : address).trim() === '';
}

/** What is sent of it: rows that hold nothing are left out. */
export function orderOf(values: ComparisonValues): ComparisonOrder {
  const { keyword, competitors, language, country, ownKeywords, outlines } = values;
  return {
    keyword: keyword.trim(),
    competitors: competitors
      .filter((entry) => !isEmptyEntry(entry))
      .map(({ address, text, name, isPaste }) =>
        isPaste ? { address: '', text, name } : { address: address.trim(), text: '', name: '' },
      ),
    ...(language && { language }),
    ...(country && { country }),
    ownKeywords: ownKeywords
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    outlines,
  };
}

/** The place in the form of a row that was sent: empty ones stand between. */
export function rowOfSent(competitors: readonly CompetitorEntry[], sent: number): number {
  const rows = competitors.flatMap((entry, row) => (isEmptyEntry(entry) ? [] : [row]));
  return rows[sent] ?? 0;
}

/** Addresses that are pasted into one row, one a line or with spaces between. */
export function addressesIn(pasted: string): string[] {
  const words = pasted.split(/\s+/).filter(Boolean);
  return words.length > 1 && words.every((word) => /^https?:\/\//i.test(word)) ? words : [];
}

/** What was left in the browser; what cannot be read is as good as nothing. */
export function readComparison(text: string): ComparisonValues {
  try {
    const kept = JSON.parse(text) as Partial<ComparisonValues>;
    const competitors = (Array.isArray(kept.competitors) ? kept.competitors : []).map((entry) => ({
      ...NO_COMPETITOR,
      ...entry,
    }));
    return {
      ...EMPTY_COMPARISON,
      ...kept,
      competitors: competitors.length > 0 ? competitors : EMPTY_COMPARISON.competitors,
    };
  } catch {
    return EMPTY_COMPARISON;
  }
}

/** An order that begins with what another tool handed over; what ranks for another keyword is no competitor then. */
export function withHandover(values: ComparisonValues, given: HandedOver): ComparisonValues {
  const { keyword, language, pages } = given;
  const isAnother = keyword !== '' && keyword !== values.keyword;
  const rows = pages.slice(0, MAX_COMPETITORS).map((address) => ({ ...NO_COMPETITOR, address }));
  const start = isAnother
    ? { ...EMPTY_COMPARISON, country: values.country, outlines: values.outlines }
    : values;
  return {
    ...start,
    ...(keyword && { keyword }),
    ...((language || isAnother) && { language }),
    ...(rows.length > 0 && { competitors: [...rows, ...EMPTY_COMPARISON.competitors.slice(rows.length)] }),
  };
}
