import type { BriefOutline, BriefPage } from '../../contracts/briefs/briefs';
import type { BriefMeaning } from '../../domain/briefs/brief-meaning';
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

/** Pages that are laid side by side. */
export interface ComparedPages {
  pages: Pick<KeptPage, 'position' | 'finalUrl' | 'address' | 'text' | 'included'>[];
  /** Without a language it is that of the pages. */
  query: Omit<BriefQuery, 'language'> & { language?: string };
}

export interface TextsRequest extends ComparedPages {
  task: 'texts';
}

/** What the meaning of pages is asked with. */
export interface TextsReply {
  texts: string[];
}

export interface FindRequest extends ComparedPages {
  task: 'find';
  pages: KeptPage[];
  /** How many outlines were ordered. */
  outlines: number;
  meaning: BriefMeaning;
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
