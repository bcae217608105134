/** The contents of the guide; a chapter's address is its slug below this one. */
export const GUIDE_PATH = '/guide';
