import { HUB_LIMITS } from '@contracts/hub/hub';
import type { HubRunDto } from '@contracts/hub/hub.dto';
import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import { MAX_KEYWORD_FILE_BYTES } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { refusedLinesSentence } from '@contracts/validation/listed-addresses';
import { readExisting } from '@domain/hub/read-existing';
import { useMemo, useState } from 'react';
import { useDraft } from '../../../shared/text/useDraft';
import { useAddressParameter } from '../../../shared/useAddressParameter';

export type HubField = 'seed' | 'language' | 'file' | 'keywords' | 'existing';
export type Problems = Partial<Record<HubField, string>>;

const DEFAULT_LANGUAGE = 'en';
const PASTED = 'Pasted keywords.csv';

/** What a hub is made of, as it is entered; texts are kept in the browser. */
export function useHubForm() {
  const seed = useKeptText('intelligent-hub.seed');
  const keywords = useKeptText('intelligent-hub.keywords');
  const existing = useKeptText('intelligent-hub.existing');
  const [language, setLanguage] = useState(DEFAULT_LANGUAGE);
  const [file, setFile] = useState<File>();
  const [way, setWay] = useAddressParameter('from');
  const listed = useMemo(() => readExisting(existing.text), [existing.text]);
  const isPaste = way === 'paste';
  const problems = (): Problems => ({
    ...(seed.text.trim() === '' && { seed: HUB_MESSAGES.seedRequired }),
    ...(seed.text.length > HUB_LIMITS.seed && { seed: HUB_MESSAGES.seedTooLong }),
    ...keywordsProblem(isPaste ? keywords.text : undefined, file),
    ...existingProblem(existing.text, listed),
  });
  return {
    ...{ seed, keywords, existing, language, setLanguage, file, setFile, isPaste },
    showPaste: (shown: boolean) => setWay(shown ? 'paste' : ''),
    /** Pages that are listed as being there already. */
    listed: listed.pages.length,
    isKept: [seed, keywords, existing].every(({ isKept }) => isKept),
    problems,
    run: (): HubRunDto => ({
      seed: seed.text,
      language,
      ...(existing.text.trim() !== '' && { existing: existing.text }),
    }),
    /** What is uploaded: the file, or what was pasted as one. */
    upload: () => (isPaste ? new File([keywords.text], PASTED, { type: 'text/csv' }) : file),
  };
}

export type HubForm = ReturnType<typeof useHubForm>;

function useKeptText(name: string) {
  const { initial, keep, isKept } = useDraft(name);
  const [text, setText] = useState(initial);
  const change = (next: string) => {
    setText(next);
    keep(next);
  };
  return { text, change, isKept };
}

function keywordsProblem(pasted: string | undefined, file: File | undefined): Problems {
  if (pasted === undefined) return file ? {} : { file: HUB_MESSAGES.keywordsRequired };
  if (pasted.trim() === '') return { keywords: HUB_MESSAGES.keywordsRequired };
  return new Blob([pasted]).size > MAX_KEYWORD_FILE_BYTES ? { keywords: MESSAGES.fileTooLarge } : {};
}

function existingProblem(text: string, { pages, refused }: ReturnType<typeof readExisting>): Problems {
  if (text.length > HUB_LIMITS.existingText) return { existing: HUB_MESSAGES.existingTooLarge };
  if (refused.length > 0) return { existing: refusedLinesSentence(refused) };
  return pages.length > HUB_LIMITS.existing ? { existing: HUB_MESSAGES.existingTooMany } : {};
}
