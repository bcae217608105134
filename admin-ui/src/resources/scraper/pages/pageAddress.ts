/** The parameter of a crawl's address that names the page whose details are open. */
export const PAGE_PARAMETER = 'page-details';
