import { useSearchParams } from 'react-router-dom';

/** The tab of a crawl and all that is chosen in it live in the address: a reload and the back button keep them. */
export function useTabAddress() {
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
