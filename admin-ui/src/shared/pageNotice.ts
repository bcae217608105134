import { createContext, type ReactNode } from 'react';

/** What stands above the content of a page, whichever page it is: why its tool cannot be used, and what helps. */
export const PageNotice = createContext<ReactNode>(null);
