import type { TextVectors } from '../../../src/domain/meaning/text-vectors';
import type {
  InterlinkDecision,
  InterlinkOptions,
  InterlinkResult,
} from '../../../src/contracts/interlinks/interlinks';

/** What links are looked for; the pages follow one by one. */
export interface InterlinkTask {
  options: InterlinkOptions;
  /** Whether links of the site may not have been read. */
  partial: boolean;
  /** Whether somebody can tell what texts mean. */
  byMeaning: boolean;
  /** Of targets, by their addresses. */
  keywords: ReadonlyMap<string, string[]>;
  /** By the ids of suggestions. */
  decisions: ReadonlyMap<string, InterlinkDecision>;
}

/** What it is sent when the pages are. */
export interface InterlinkMeaningPart {
  kind: 'meaning';
  /** Of the texts; undefined where words decide. */
  vectors?: TextVectors;
}

export type InterlinkReply =
  /** The thread takes pages. */
  | { kind: 'ready' }
  | { kind: 'page' }
  /** All is read; so many texts are to be understood. */
  | { kind: 'texts'; texts: string[] }
  | { kind: 'done'; result: InterlinkResult };
