import { MAX_TEXT_BYTES } from '@contracts/text/text-limits';
import type { TextPage } from '@contracts/text/text-page';
import { aroundOf, type PageAround } from '@domain/keyphrases/zones';
import { useMemo, useRef, useState } from 'react';
import { useUser } from '../../session/useSession';
import { keepText, readKept } from '../../shared/text/keptText';
import { putAwayBut } from '../../shared/text/recentTexts';
import { putText } from '../../shared/text/putText';
import { useKept } from '../../shared/text/useKept';
import { useReplacing } from '../../shared/text/useReplacing';
import { SAMPLE_TEXT } from './sample';

const putAwayOf = putAwayBut(SAMPLE_TEXT);

/** One of the texts, with the page that it came from; both are kept in this browser. */
export function useTextSide(name: string) {
  const { id } = useUser();
  const kept = useKept(name, putAwayOf);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(kept.initial);
  const [page, setPage] = useState(() => readPage(name, id));
  const isTooLong = useMemo(() => bytesOver(text, MAX_TEXT_BYTES), [text]);
  const latestPage = useRef(page);
  const putPage = (next: PageAround | undefined) => {
    latestPage.current = next;
    setPage(next);
    keepText(`${name}.page`, id, next ? JSON.stringify(next) : '');
  };
  const take = (value: string) => {
    setText(value);
    kept.keep(value);
  };
  const putAway = (gone: string) => putAwayOf(id, gone);
  const replace = useReplacing<{ text: string; page?: PageAround }>({
    current: () => ({ text: field.current?.value ?? '', page: latestPage.current }),
    put: (next) => {
      if (field.current) putText(field.current, next.text);
      putPage(next.page);
      take(next.text);
    },
    onReplaced: putAway,
  });
  const isEmpty = !/\S/.test(text);
  return {
    field,
    isKept: kept.isKept,
    text,
    page,
    isEmpty,
    isTooLong,
    isCheckable: !isEmpty && !isTooLong,
    putAway,
    change: () => take(field.current?.value ?? ''),
    load: (loaded: string, from?: TextPage) => replace({ text: loaded, page: from && aroundOf(from) }),
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
    const page = readKept(`${name}.page`, user);
    return page ? (JSON.parse(page) as PageAround) : undefined;
  } catch {
    return undefined;
  }
}
