import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export const TOOL = 'kw-stuffing-checker';

/** What stands in the page's address, so that a link shows the same. */
export interface CheckerSettings {
  wordForms: boolean;
  anyOrder: boolean;
  compare: boolean;
  /** Of two texts the one that shows. */
  side: 0 | 1;
  /** Which phrase is looked at. */
  phrase: number;
  language?: string;
}

export function useCheckerSettings() {
  const [parameters, setParameters] = useSearchParams();
  const settings = useMemo(() => settingsOf(parameters), [parameters]);
  const set = useCallback(
    (changed: Partial<CheckerSettings>) => {
      const values = valuesOf(changed);
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParameters],
  );
  return { settings, set };
}

function settingsOf(parameters: URLSearchParams): CheckerSettings {
  return {
    wordForms: parameters.get('forms') === '1',
    anyOrder: parameters.get('order') === 'any',
    compare: parameters.get('compare') === '1',
    side: parameters.get('text') === '2' ? 1 : 0,
    phrase: Math.max(0, (Number(parameters.get('phrase')) || 1) - 1),
    language: parameters.get('language') ?? undefined,
  };
}

/** What is as usual is left out. */
function valuesOf(changed: Partial<CheckerSettings>): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  if (changed.wordForms !== undefined) values.forms = changed.wordForms ? '1' : undefined;
  if (changed.anyOrder !== undefined) values.order = changed.anyOrder ? 'any' : undefined;
  if (changed.compare !== undefined) values.compare = changed.compare ? '1' : undefined;
  if (changed.side !== undefined) values.text = changed.side === 1 ? '2' : undefined;
  if (changed.phrase !== undefined)
    values.phrase = changed.phrase > 0 ? String(changed.phrase + 1) : undefined;
  if ('language' in changed) values.language = changed.language;
  return values;
}
