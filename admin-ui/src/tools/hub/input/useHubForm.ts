import { HUB_LIMITS } from '@contracts/hub/hub';
import type { HubRunDto } from '@contracts/hub/hub.dto';
import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import { MAX_KEYWORD_FILE_BYTES } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { refusedLinesSentence } from '@contracts/validation/listed-addresses';
import { readExisting } from '@domain/hub/read-existing';
import { useMemo, useState } from 'react';
import { useHandover } from '../../../shared/handover/useHandover';
import { useKeptText } from '../../../shared/text/useKeptText';
import { useAddressParameter } from '../../../shared/useAddressParameter';
import { useHandedFile } from './useHandedFile';

export const HUB_FIELDS = [
  'seed',
  'examples',
  'language',
  'file',
  'keywords',
  'existing',
  'readingId',
] as const;
export type HubField = (typeof HUB_FIELDS)[number];
export type Problems = Partial<Record<HubField, string>>;

const DEFAULT_LANGUAGE = 'en';
const PASTED = 'Pasted keywords.csv';

/** What a hub is made of, as it is entered; texts are kept in the browser. */
export function useHubForm() {
  const given = useHandover();
  const seed = useKeptText('intelligent-hub.seed', given.keyword);
  const keywords = useKeptText('intelligent-hub.keywords');
  const examples = useKeptText('intelligent-hub.examples');
  const existing = useKeptText('intelligent-hub.existing');
  const [language, setLanguage] = useState(given.language || DEFAULT_LANGUAGE);
  const handed = useHandedFile(given.keywordsOf);
  const [chosen, setChosen] = useState<{ file?: File }>();
  const file = chosen ? chosen.file : handed.file;
  const [way, setWay] = useAddressParameter('from');
  const site = useSiteReading();
  const listed = useMemo(() => readExisting(existing.text), [existing.text]);
  const isPaste = way === 'paste';
  const problems = (): Problems => ({
    ...(seed.text.trim() === '' && { seed: HUB_MESSAGES.seedRequired }),
    ...(seed.text.length > HUB_LIMITS.seed && { seed: HUB_MESSAGES.seedTooLong }),
    ...examplesProblem(examplesIn(examples.text)),
    ...(isPaste ? pastedProblem(keywords.text) : fileProblem(file, handed.isLoading)),
    ...(site.isChosen ? readingProblem(site.readingId) : existingProblem(existing.text, listed)),
  });
  return {
    ...{ seed, examples, keywords, existing, site, language, setLanguage, file, isPaste },
    setFile: (picked: File | undefined) => setChosen({ file: picked }),
    /** What is wrong with keywords that another tool handed over. */
    handedProblem: handed.isError && !chosen ? HUB_MESSAGES.keywordsNotLoaded : undefined,
    showPaste: (shown: boolean) => setWay(shown ? 'paste' : ''),
    /** Pages that are listed as being there already. */
    listed: listed.pages.length,
    isKept: [seed, examples, keywords, existing].every(({ isKept }) => isKept),
    problems,
    run: (): HubRunDto => ({
      seed: seed.text,
      language,
      ...(examplesIn(examples.text).length > 0 && { examples: examplesIn(examples.text) }),
      ...(site.readingId !== null && site.isChosen && { readingId: site.readingId }),
      ...(!site.isChosen && existing.text.trim() !== '' && { existing: existing.text }),
    }),
    /** What is uploaded: the file, or what was pasted as one. */
    upload: () => (isPaste ? new File([keywords.text], PASTED, { type: 'text/csv' }) : file),
  };
}

export type HubForm = ReturnType<typeof useHubForm>;

/** A reading of the site in place of a list; both live in the address, so that a reload keeps them. */
function useSiteReading() {
  const [source, setSource] = useAddressParameter('existing');
  const [readingId, setReading] = useAddressParameter('reading');
  return {
    isChosen: source === 'reading',
    choose: (chosen: boolean) => setSource(chosen ? 'reading' : ''),
    readingId: readingId === '' ? null : readingId,
    setReading,
  };
}

/** Examples are parted by commas. */
function examplesIn(text: string): string[] {
  const parts = text.split(/[,\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

function examplesProblem(examples: readonly string[]): Problems {
  if (examples.length > HUB_LIMITS.examples) return { examples: HUB_MESSAGES.examplesTooMany };
  if (examples.some(({ length }) => length > HUB_LIMITS.seed))
    return { examples: HUB_MESSAGES.exampleTooLong };
  return {};
}

function fileProblem(file: File | undefined, isLoading: boolean): Problems {
  if (file) return {};
  return { file: isLoading ? HUB_MESSAGES.keywordsLoading : HUB_MESSAGES.keywordsRequired };
}

function pastedProblem(pasted: string): Problems {
  if (pasted.trim() === '') return { keywords: HUB_MESSAGES.keywordsRequired };
  return new Blob([pasted]).size > MAX_KEYWORD_FILE_BYTES ? { keywords: MESSAGES.fileTooLarge } : {};
}

function readingProblem(readingId: string | null): Problems {
  return readingId === null ? { readingId: HUB_MESSAGES.readingRequired } : {};
}

function existingProblem(text: string, { pages, refused }: ReturnType<typeof readExisting>): Problems {
  if (text.length > HUB_LIMITS.existingText) return { existing: HUB_MESSAGES.existingTooLarge };
  if (refused.length > 0) return { existing: refusedLinesSentence(refused) };
  return pages.length > HUB_LIMITS.existing ? { existing: HUB_MESSAGES.existingTooMany } : {};
}
