import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { type Location, useLocation, useMatch, useNavigate } from 'react-router-dom';

/** The record whose form an address opens over its list: a new one, or the one with an id. */
export type AskedRecord = { mode: 'create' } | { mode: 'edit'; id: string };

/**
 * What the address asks for, and the way back to the list, which keeps its search, filters and page. The hash is the one
 * that the form was opened with: the list writes its search into the address, without it.
 */
export function useRecordAddress() {
  const resource = useResourceContext() ?? '';
  const isNew = useMatch(`/${resource}/create`) !== null;
  const id = useMatch(`/${resource}/:id`)?.params.id;
  const navigate = useNavigate();
  const path = isNew ? 'create' : id;

  /** Whether the page before in the history is where closing leads: the list, or a page whose link says so. */
  const { hash, state } = useLocation() as Location<{ fromPage?: boolean } | null>;
  const isBackRight = useRef(state?.fromPage ?? false);
  useEffect(() => {
    if (path === undefined) isBackRight.current = true;
  }, [path]);
  const [opened, setOpened] = useState({ path, hash });
  if (path !== opened.path) setOpened({ path, hash });
  const close = () => {
    if (isBackRight.current) navigate(-1);
    else navigate(`/${resource}`, { replace: true });
  };

  const asked: AskedRecord | undefined = isNew ? { mode: 'create' } : id ? { mode: 'edit', id } : undefined;
  return { asked, path, hash: opened.hash, close };
}

/** What the list's address asks for; a dialog that was loaded late would not know where it was opened from. */
export const RecordAddress = createContext<ReturnType<typeof useRecordAddress> | null>(null);

export function useListAddress() {
  const address = useContext(RecordAddress);
  if (!address) throw new Error('A RecordDialog goes into the `dialog` of a ListPage.');
  return address;
}

interface Shown {
  asked?: AskedRecord;
  path?: string;
  /** Tells one opening from the next, so that no form is left of the last one. */
  opening: number;
}

/** What a dialog shows: what was asked for last, until `forget` says that the dialog has gone. */
export function useShownRecord(asked: AskedRecord | undefined, path: string | undefined) {
  const [shown, setShown] = useState<Shown>({ asked, path, opening: 0 });
  if (path !== shown.path) {
    setShown({ asked: asked ?? shown.asked, path, opening: shown.opening + (asked ? 1 : 0) });
  }
  const forget = () => setShown((last) => (last.path === undefined ? { ...last, asked: undefined } : last));
  return { shown, forget };
}
