import type { BriefOutline, BriefPage } from '../../contracts/briefs/briefs';
import type { BriefQuery } from '../../domain/briefs/compared-page';

/** A page as it came, or a paste; its bytes change hands. */
export interface ReadRequest {
  task: 'read';
  body: Uint8Array<ArrayBuffer>;
  contentType: string | null;
  /** Null for what was pasted. */
  url: string | null;
  /** ISO 639-1, of the brief; without it the page's own. */
  language?: string;
}

export interface ReadReply {
  title: string | null;
  /** Whether it has no main content. */
  isEmpty: boolean;
  /** The CompetitorText as JSON, gzip. */
  text: Uint8Array<ArrayBuffer>;
}

/** A page that was read, packed as it is kept; one that was not has no text. */
export interface KeptPage extends Pick<BriefPage, 'position' | 'address' | 'finalUrl' | 'title' | 'failure'> {
  text: Uint8Array | null;
  included: boolean | null;
}

export interface FindRequest {
  task: 'find';
  pages: KeptPage[];
  /** Without a language it is that of the pages. */
  query: Omit<BriefQuery, 'language'> & { language?: string };
  /** How many outlines were ordered. */
  outlines: number;
}

export interface FindReply {
  language: string;
  outlines: BriefOutline[];
  /** BriefFound as JSON, gzip. */
  found: Uint8Array<ArrayBuffer>;
  read: number;
  outliers: number;
  unread: number;
  included: number;
  terms: number;
}
