import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which rows of a result's table show; `page` is that of the list of past results. */
export const ROWS_PAGE = 'rows';
/** How a result's table is searched, filtered, sorted and paged. */
const ROW_PARAMETERS = ['q', 'show', 'sort', 'of', 'min', ROWS_PAGE];
/** Another result's table begins anew. */
export const ANEW = Object.fromEntries(ROW_PARAMETERS.map((name) => [name, '']));

/** What of an address another tool handed over. */
export const HANDED = { keyword: '', language: '', pages: '', keywords: '' };

/** Within a part that is printed beside the chosen one: what is chosen there says nothing here. */
export const OtherPart = createContext(false);

/** What is chosen on a page lives in its address: a reload, the back button and a link keep it. */
export function usePageAddress() {
  const [parameters, setParameters] = useSearchParams();
  const isOther = useContext(OtherPart);
  return {
    get: (name: string) => (isOther ? '' : (parameters.get(name) ?? '')),
    /** Sets parameters; an empty text removes one. */
    change: (changes: Record<string, string>, replace = false) =>
      setParameters((current) => withChanges(current, changes), { replace, preventScrollReset: true }),
    /** The address with changes, for links. */
    linkTo: (changes: Record<string, string>) => `?${withChanges(parameters, changes).toString()}`,
  };
}

/** The page of a list that stands in the address, counted from 1, and the way to another one. */
export function useListPage(parameter = 'page') {
  const { get, change } = usePageAddress();
  return {
    page: pageNumber(get(parameter)),
    goTo: (page: number, replace = false) => change({ [parameter]: page > 1 ? String(page) : '' }, replace),
  };
}

/** The number of a page that stands in an address, counted from 1; what it cannot mean is the first one. */
export function pageNumber(text: string): number {
  return Math.max(1, Math.floor(Number(text)) || 1);
}

function withChanges(current: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
