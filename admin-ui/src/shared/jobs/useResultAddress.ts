import { ANEW, HANDED, useListPage, usePageAddress } from '../usePageAddress';

/**
 * The page of past results, the opened one and the run that the page itself shows live in the address: a reload and the
 * back button keep them.
 */
export function useResultAddress() {
  const { get, change } = usePageAddress();
  return {
    ...useListPage(),
    resultId: get('result') || undefined,
    openResult: (id: string) => change({ ...ANEW, result: id }),
    closeResult: () => change({ ...ANEW, result: '' }, true),
    runId: get('run') || undefined,
    /** Shows a run that has begun; one that was shown before it is a step back. */
    showRun: (id: string) => change({ ...ANEW, ...HANDED, result: '', run: id }, get('run') === ''),
    dropRun: () => change({ ...ANEW, run: '' }, true),
  };
}
