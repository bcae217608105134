import { SCHEMA_RUN_MESSAGES } from '@contracts/schema/schema-run-messages';
import { MAX_CHECKED_PAGES, MAX_COMPETITORS, MAX_PASTED_BYTES } from '@contracts/schema/schema-check.kind';
import { looksLikeMarkup } from '@contracts/schema/schema-paste';
import { refusedLinesSentence } from '@contracts/validation/listed-addresses';
import { isSamplePage, SAMPLE_PAGE } from '@domain/schema/sample-page';
import { useEffect, useRef, useState } from 'react';
import { type ListedAddresses, useListedAddresses } from '../../../shared/addresses/useListedAddresses';
import { useHandover } from '../../../shared/handover/useHandover';
import { useKept } from '../../../shared/text/useKept';
import { useAddressParameter } from '../../../shared/useAddressParameter';
import type { SchemaRun } from '../schemaJobs';

export const CHECK_FIELDS = ['addresses', 'competitors', 'text'] as const;
export type CheckField = (typeof CHECK_FIELDS)[number];
export type Problems = Partial<Record<CheckField, string>>;

/** What a run is made of, as it is entered; each part is kept in the browser. */
export function useCheckForm() {
  const { pages } = useHandover();
  const kept = {
    addresses: useKept('schema-intelligence.addresses'),
    competitors: useKept('schema-intelligence.competitors'),
    text: useKept('schema-intelligence.text'),
  };
  const [way, setWay] = useAddressParameter('from');
  const own = useListedAddresses(pages.join('\n') || kept.addresses.initial);
  const competitors = useListedAddresses(kept.competitors.initial);
  const [text, setText] = useState(kept.text.initial);
  useKeeping(own.text, kept.addresses);
  useKeeping(competitors.text, kept.competitors);
  useKeeping(text, kept.text);
  const isPaste = way === 'paste';
  const isSample = isPaste && isSamplePage(text);
  const isEmpty = isPaste ? text.trim() === '' : own.list.addresses.length === 0;
  return {
    isPaste,
    /** The sample is checked alone, and for nothing. */
    isSample,
    isEmpty,
    showPaste: (shown: boolean) => setWay(shown ? 'paste' : ''),
    own,
    competitors,
    text,
    setText,
    showSample: () => {
      setText(SAMPLE_PAGE);
      setWay('paste');
    },
    isKept: Object.values(kept).every(({ isKept }) => isKept),
    /** Operations: one for each own page. */
    cost: isSample ? 0 : isPaste ? Number(!isEmpty) : own.list.addresses.length,
    problems: (): Problems => ({
      ...(isSample
        ? {}
        : problemOf('competitors', competitors, MAX_COMPETITORS, SCHEMA_RUN_MESSAGES.tooManyCompetitors)),
      ...(isPaste
        ? pasteProblem(text)
        : problemOf('addresses', own, MAX_CHECKED_PAGES, SCHEMA_RUN_MESSAGES.tooManyAddresses)),
    }),
    run: (): SchemaRun => ({
      ...(isPaste ? { text } : { addresses: own.list.addresses }),
      competitors: isSample ? [] : competitors.list.addresses,
    }),
  };
}

export type CheckForm = ReturnType<typeof useCheckForm>;

function useKeeping(text: string, { initial, keep }: ReturnType<typeof useKept>): void {
  const isChanged = useRef(false);
  useEffect(() => {
    isChanged.current ||= text !== initial;
    if (isChanged.current) keep(text);
  }, [text, initial, keep]);
}

function problemOf(field: CheckField, { list }: ListedAddresses, most: number, tooMany: string): Problems {
  if (list.refused.length > 0) return { [field]: refusedLinesSentence(list.refused) };
  return list.addresses.length > most ? { [field]: tooMany } : {};
}

function pasteProblem(text: string): Problems {
  const isTooLarge = new Blob([text]).size > MAX_PASTED_BYTES;
  if (isTooLarge) return { text: SCHEMA_RUN_MESSAGES.pasteTooLarge };
  return text.trim() === '' || looksLikeMarkup(text) ? {} : { text: SCHEMA_RUN_MESSAGES.pasteNoMarkup };
}
