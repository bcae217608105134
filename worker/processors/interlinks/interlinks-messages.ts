import type {
  InterlinkDecision,
  InterlinkOptions,
  InterlinkResult,
} from '../../../src/contracts/interlinks/interlinks';

/** What links are looked for; the pages follow one by one. */
export interface InterlinkTask {
  options: InterlinkOptions;
  /** Of targets, by their addresses. */
  keywords: ReadonlyMap<string, string[]>;
  /** By the ids of suggestions. */
  decisions: ReadonlyMap<string, InterlinkDecision>;
}

export type InterlinkReply =
  /** The thread takes pages. */
  { kind: 'ready' } | { kind: 'page' } | { kind: 'done'; result: InterlinkResult };
