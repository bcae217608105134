import { INTERLINK_MESSAGES } from '@contracts/interlinks/interlink-messages';
import type { InterlinkRunDto } from '@contracts/interlinks/interlinks.dto';
import { INTERLINK_LIMITS } from '@contracts/interlinks/interlinks';
import { useState } from 'react';
import { type KeptText, useKeptText } from '../../../shared/text/useKeptText';
import { useAddressParameter } from '../../../shared/useAddressParameter';

export const INTERLINK_FIELDS = [
  'readingId',
  'includes',
  'excludes',
  'targets',
  'priority',
  'perPage',
] as const;
export type InterlinkField = (typeof INTERLINK_FIELDS)[number];
/** `other`: what is wrong with none of the fields. */
export type Problems = Partial<Record<InterlinkField | 'other', string>>;

const USUAL = INTERLINK_LIMITS.perPage.usual;

/** What a run is made of, as it is entered; texts are kept in the browser, the reading in the address. */
export function useInterlinkForm() {
  const [reading, setReading] = useAddressParameter('reading');
  const lines = {
    includes: useKeptText('intelligent-interlink.includes'),
    excludes: useKeptText('intelligent-interlink.excludes'),
    targets: useKeptText('intelligent-interlink.targets'),
    priority: useKeptText('intelligent-interlink.priority'),
  };
  const [perPage, setPerPage] = useState<number>(USUAL);
  const readingId = reading === '' ? null : reading;
  const set = Object.values(lines).filter(({ text }) => text.trim() !== '').length;
  return {
    ...{ readingId, setReading, lines, perPage, setPerPage },
    /** Options that are not as usual. */
    changed: set + (perPage === USUAL ? 0 : 1),
    isKept: Object.values(lines).every(({ isKept }) => isKept),
    problems: (): Problems => (readingId === null ? { readingId: INTERLINK_MESSAGES.readingRequired } : {}),
    run: (): InterlinkRunDto => ({
      ...(readingId !== null && { readingId }),
      includes: linesOf(lines.includes),
      excludes: linesOf(lines.excludes),
      targets: linesOf(lines.targets),
      priority: linesOf(lines.priority),
      perPage,
    }),
  };
}

/** All as usual: the sample has no options. */
export const SAMPLE_RUN: InterlinkRunDto = {
  ...{ sample: true, includes: [], excludes: [], targets: [], priority: [], perPage: USUAL },
};

export type InterlinkForm = ReturnType<typeof useInterlinkForm>;

function linesOf({ text }: KeptText): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
}
