import type { IntentLanguage } from './intent-languages';

/**
 * The four intents, in the order of the result's columns: the searcher wants to know or learn something, compares before
 * buying, is about to act (buy, book, download, sign up or visit), or wants one site, brand or place.
 */
export const INTENT_TYPES = [
  'Informational',
  'Commercial Investigation',
  'Transactional',
  'Navigational',
] as const;
export type IntentType = (typeof INTENT_TYPES)[number];

/** The result's `Intent` column lists matched intents in this order, which also decides between equally good ones. */
export const INTENT_PRIORITY = [
  'Transactional',
  'Commercial Investigation',
  'Navigational',
  'Informational',
] as const satisfies readonly IntentType[];

export const UNCLASSIFIED = 'Unclassified';

/** The field of a submission that holds each intent's words. */
export const INTENT_LIST_FIELDS = {
  Informational: 'informational',
  'Commercial Investigation': 'commercialInvestigation',
  Transactional: 'transactional',
  Navigational: 'navigational',
} as const satisfies Record<IntentType, string>;

/** The words and phrases that a file is classified by. */
export interface IntentLists {
  informational: string[];
  commercialInvestigation: string[];
  transactional: string[];
  navigational: string[];
}

/** Bytes. */
export const MAX_KEYWORD_FILE_BYTES = 10 * 1024 * 1024;
/** Bytes of a csv of words. */
export const MAX_WORDS_FILE_BYTES = 1024 * 1024;
export const MAX_KEYWORD_COLUMNS = 1000;
/** Bytes; a file of very short rows grows by its result columns. */
export const MAX_RESULT_BYTES = 256 * 1024 * 1024;
export const MAX_WORDS_PER_LIST = 2000;
export const MAX_WORD_LENGTH = 200;
/** Words that a student keeps beside those that everybody sees. */
export const MAX_OWN_WORDS = 2000;
/** What a word holds at least: a character that its comparison with keywords does not leave out. */
export const WORD_CHARACTER = /[^\s\u00ad\u200b\u2060\ufeff\u2120\u2122]/u;
export const WORD_SEARCH_LIMIT = 50;
export const RESULT_FILE_PREFIX = '[intent applied] ';
export const PREVIEW_ROWS = 50;
/** Rows of a result that are shown at a time. */
export const INTENT_ROWS_PAGE = 25;
/** Source columns that a preview shows at most. */
export const PREVIEW_COLUMNS = 50;
export const PREVIEW_CELL_LENGTH = 200;

/** A word or phrase as it is stored and shown: no white space around it, single spaces inside. */
export function tidyWord(text: string): string {
  return text.replace(/[\s\u200b]+/gu, ' ').trim();
}

/** A stored word, as the pickers and the admin list see it. */
export interface IntentWordView {
  _id: string;
  id: string;
  type: IntentType;
  label: string;
  /** Taken by "Auto fill important words". */
  important: boolean;
  /** Whose keywords it is for; none: those of every language. */
  languages: IntentLanguage[];
  /** The student who made it for their own lists; absent for words that everybody sees. */
  owner?: string;
  createdAt: string;
}

/** What became of an imported CSV with the columns `type`, `label` and, if wanted, `important` and `languages`. */
export interface IntentWordImport {
  created: number;
  /** Known words whose `important` or `languages` changed. */
  updated: number;
  /** Words that were in the list before, as they are. */
  unchanged: number;
  /** Lines that were left out; `line` counts from 1 as in a text editor. */
  problems: { line: number; message: string }[];
}

/** How many rows fell to each primary intent, `Unclassified` included. */
export type IntentCounts = Record<IntentType | typeof UNCLASSIFIED, number>;

/** A quote at a cell's start that its own line does not close, as a slip of the hand leaves it. */
export interface OpenQuote {
  /** Counted from 1, as in a text editor. */
  line: number;
  /** How many rows a cell takes in that begins there. */
  rows: number;
  /** Whether its line was read as plain text, so that these rows are rows; else they are one. */
  asText: boolean;
  /** How many others like it follow. */
  more: number;
}

/** What a finished classification tells about itself (the job's `result`). */
export interface IntentResult {
  fileName: string;
  bytes: number;
  rows: number;
  columns: number;
  /** Rows above the header, such as a report's title; they are not in the result. */
  skippedRows: number;
  /** The column that was taken as the keyword; empty when the file has no header. */
  keywordColumn: string;
  encoding: string;
  delimiter: string;
  /** The first quote that seems to have been left open. */
  openQuote?: OpenQuote;
  counts: IntentCounts;
  /** Rows without a word, whose intent was guessed; absent where nothing was to be guessed. */
  guessed?: number;
  /** Header, then up to PREVIEW_ROWS rows; cells cut at PREVIEW_CELL_LENGTH characters. Absent in job lists. */
  preview?: {
    header: string[];
    rows: string[][];
    /** Of each row why it has its primary intent; null where it has none. Results from before have no reasons. */
    reasons?: (IntentReason | null)[];
  };
}

/** Why an intent is the primary one of a keyword, and the word or phrase that decided. */
export interface IntentReason {
  /**
   * It is the only intent found; its phrase has most words; a question that opens the keyword; INTENT_PRIORITY; no word, but how
   * the keyword is worded as a whole.
   */
  by: 'only' | 'longest' | 'question' | 'order' | 'wording';
  /** Empty where no word decided. */
  word: string;
}

/** What is asked for of the rows of a result. */
export interface IntentRowsQuery {
  /** From 1; a page has INTENT_ROWS_PAGE rows. */
  page: number;
  /** Words that the keyword holds, in any order; empty: any. */
  q: string;
  /** The primary intent; empty: any. */
  show: IntentShown | '';
}

/** The primary intents that the rows of a result are narrowed down to. */
export const INTENTS_SHOWN = [...INTENT_TYPES, UNCLASSIFIED] as const;
type IntentShown = (typeof INTENTS_SHOWN)[number];

/** A row of a result. */
export interface ClassifiedRow {
  /** Its number in the result, counted from 1 below the header. */
  id: string;
  /** In the order of the preview's header; cut at PREVIEW_CELL_LENGTH characters. */
  cells: string[];
  /** Why it has its primary intent; null where it has none. */
  reason: IntentReason | null;
}

/** A page of the rows of a result that were asked for, and how many of them there are in all. */
export interface ClassifiedRows {
  rows: ClassifiedRow[];
  total: number;
}

/** What a classification was asked for (the job's `parameters`). */
export interface IntentParameters {
  /** The uploaded file's own name. */
  fileName: string;
  bytes: number;
  /** How many words each list held. */
  words: Record<keyof IntentLists, number>;
}

/** The columns that a classification adds after the source's own, in this order. */
export const INTENT_RESULT_COLUMNS = [...INTENT_TYPES, 'Intent', 'Primary Intent'] as const;
