import { ANEW, pageNumber, usePageAddress } from '../usePageAddress';

/** The page of past results and the opened result live in the address: a reload and the back button keep them. */
export function useResultAddress() {
  const { get, change } = usePageAddress();
  return {
    page: pageNumber(get('page')),
    resultId: get('result') || undefined,
    goToPage: (page: number, replace = false) => change({ page: page > 1 ? String(page) : '' }, replace),
    openResult: (id: string) => change({ ...ANEW, result: id }),
    closeResult: () => change({ ...ANEW, result: '' }, true),
  };
}
