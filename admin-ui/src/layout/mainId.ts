/** The element that holds the page. */
export const MAIN_ID = 'main-content';
