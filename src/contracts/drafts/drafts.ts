import type { OptimizeGoal } from '../optimize/optimize';

/** Drafts of a user. */
export const MAX_DRAFTS = 100;
/** Versions that are kept of a draft; of automatic ones the latest. */
export const MAX_DRAFT_VERSIONS = { named: 10, automatic: 10 } as const;
/** Milliseconds: a save keeps the text before it if the last version is older. */
export const VERSION_EVERY_MS = 10 * 60_000;
/** Milliseconds after the last key until a draft is saved. */
export const AUTOSAVE_MS = 2_000;

/** What a draft is exported as. */
export const DRAFT_FORMATS = ['docx', 'md', 'html'] as const;
export type DraftFormat = (typeof DRAFT_FORMATS)[number];

/** What a draft is about, and what its page is called and found by. */
export interface DraftFields {
  title: string;
  slug: string;
  description: string;
  keyword: string;
  /** The DraftNode as JSON. */
  content: string;
}

/** Where the goal of a draft comes from. */
export interface GoalSource {
  from: 'brief' | 'run';
  /** Of the brief or the job, which may be gone by now. */
  id: string;
}

/** A draft as lists tell it; times are ISO strings. */
export interface DraftEntry {
  id: string;
  title: string;
  keyword: string;
  words: number;
  /** Whether there is something to score it against. */
  hasGoal: boolean;
  createdAt: string;
  updatedAt: string;
}

/** A draft as it is edited. */
export interface DraftView extends DraftFields {
  id: string;
  words: number;
  /** Counts the saves: a save names the one that it changes. */
  version: number;
  goal: OptimizeGoal | null;
  source: GoalSource | null;
  createdAt: string;
  updatedAt: string;
}

/** What a save answers. */
export type SavedDraft = Pick<DraftView, 'id' | 'version' | 'words' | 'updatedAt'>;

/** What a refused save answers beside its sentence: the text that is newer. */
export type NewerDraft = Omit<DraftView, 'goal' | 'source' | 'createdAt'>;

/** A version of a draft as lists tell it. */
export interface DraftVersionEntry {
  id: string;
  /** Null of an automatic one. */
  name: string | null;
  title: string;
  words: number;
  /** When its text was saved. */
  createdAt: string;
}

export interface DraftVersionView extends DraftVersionEntry, DraftFields {}
