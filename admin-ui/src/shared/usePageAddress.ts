import { useSearchParams } from 'react-router-dom';

/** Which rows of a result's table show; `page` is that of the list of past results. */
export const ROWS_PAGE = 'rows';

/** What is chosen on a page lives in its address: a reload, the back button and a link keep it. */
export function usePageAddress() {
  const [parameters, setParameters] = useSearchParams();
  return {
    get: (name: string) => parameters.get(name) ?? '',
    /** Sets parameters; an empty text removes one. */
    change: (changes: Record<string, string>, replace = false) =>
      setParameters((current) => withChanges(current, changes), { replace, preventScrollReset: true }),
    /** The address with changes, for links. */
    linkTo: (changes: Record<string, string>) => `?${withChanges(parameters, changes).toString()}`,
  };
}

function withChanges(current: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
