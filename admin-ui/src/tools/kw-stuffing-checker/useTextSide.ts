import { MAX_TEXT_BYTES } from '@contracts/text/text-limits';
import type { TextPage } from '@contracts/text/text-page';
import { aroundOf, type PageAround } from '@domain/keyphrases/zones';
import { useMemo, useRef, useState } from 'react';
import { useUser } from '../../session/useSession';
import { keepDraft, readDraft } from '../../shared/text/draft';
import { useDraft } from '../../shared/text/useDraft';

/** One of the texts, with the page that it came from; both are kept in this browser. */
export function useTextSide(name: string) {
  const { id } = useUser();
  const draft = useDraft(name);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draft.initial);
  const [page, setPage] = useState(() => readPage(name, id));
  const isTooLong = useMemo(() => bytesOver(text, MAX_TEXT_BYTES), [text]);
  const putPage = (next: PageAround | undefined) => {
    setPage(next);
    keepDraft(`${name}.page`, id, next ? JSON.stringify(next) : '');
  };
  const change = () => {
    const value = field.current?.value ?? '';
    setText(value);
    draft.keep(value);
  };
  const load = (loaded: string, from?: TextPage) => {
    if (field.current) field.current.value = loaded;
    putPage(from && aroundOf(from));
    change();
    field.current?.focus();
    field.current?.setSelectionRange(0, 0);
    if (field.current) field.current.scrollTop = 0;
  };
  const isEmpty = !/\S/.test(text);
  return {
    field,
    initial: draft.initial,
    isKept: draft.isKept,
    text,
    page,
    isEmpty,
    isTooLong,
    isCheckable: !isEmpty && !isTooLong,
    change,
    load,
    forgetPage: () => putPage(undefined),
  };
}

export type TextSide = ReturnType<typeof useTextSide>;

function bytesOver(text: string, most: number): boolean {
  // No character takes more than three bytes a code unit: most texts need not be measured.
  return text.length > most || (3 * text.length > most && new Blob([text]).size > most);
}

function readPage(name: string, user: string): PageAround | undefined {
  try {
    const kept = readDraft(`${name}.page`, user);
    return kept ? (JSON.parse(kept) as PageAround) : undefined;
  } catch {
    return undefined;
  }
}
