/** Its parser of HTML is large, and most texts are none. */
export const loadPageText = () => import('@domain/pages/page-text');
