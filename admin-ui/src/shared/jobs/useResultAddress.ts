import { useSearchParams } from 'react-router-dom';

/** The page of past results and the opened result live in the address: a reload and the back button keep them. */
export function useResultAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (name: string, value: string | undefined, replace = false) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    page: Math.max(1, Math.floor(Number(parameters.get('page'))) || 1),
    resultId: parameters.get('result') ?? undefined,
    goToPage: (page: number, replace = false) => change('page', page > 1 ? String(page) : undefined, replace),
    openResult: (id: string) => change('result', id),
    closeResult: () => change('result', undefined, true),
  };
}
