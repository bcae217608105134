import { ROWS_PAGE, usePageAddress } from '../usePageAddress';

/** The page of past results and the opened result live in the address: a reload and the back button keep them. */
export function useResultAddress() {
  const { get, change } = usePageAddress();
  return {
    page: Math.max(1, Math.floor(Number(get('page'))) || 1),
    resultId: get('result') || undefined,
    goToPage: (page: number, replace = false) => change({ page: page > 1 ? String(page) : '' }, replace),
    openResult: (id: string) => change({ result: id, [ROWS_PAGE]: '' }),
    closeResult: () => change({ result: '', [ROWS_PAGE]: '' }, true),
  };
}
