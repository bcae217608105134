import type { PageZones } from '../../contracts/text/text-page';

/** A page as it came; its bytes change hands. */
export interface PageToRead {
  url: string;
  headers: Record<string, string>;
  contentType: string | null;
  body: Uint8Array<ArrayBuffer>;
}

/** First the zones with the main text that landmarks tell, then the one that Readability finds. */
export type PageReply = { zones: PageZones; mainText: string } | { article: string };
