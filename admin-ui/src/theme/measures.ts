/** Pixels and milliseconds of the layout. */
export const NAVBAR_WIDTH = 280;
export const NAVBAR_FOLDED_WIDTH = 64;
export const NAVBAR_HOVER_DELAY_MS = 150;
export const TOOLBAR_HEIGHT = 64;
export const PAGE_HEADER_HEIGHT = 136;
/** The widest that a page's content grows. */
export const CONTENT_MAX_WIDTH = 1440;
/** The widest that a small text grows: some 90 characters a line. */
export const TEXT_MAX_WIDTH = 640;
/** Margin, in spacings, that brings the words of a small button without a frame to where the text above it begins. */
export const FLUSH = -1.5;
/** What the layout tells the document's styles: how high the bars at the top are, and how wide the navbar. */
export const BARS_HEIGHT = '--bars-height';
export const NAVBAR_SPACE = '--navbar-space';
