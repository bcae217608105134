import type { TextVectors } from '../../domain/meaning/text-vectors';

/** Injection token of the one MeaningPort. */
export const MEANING_PORT = Symbol('MEANING_PORT');

/** What texts are: a keyword and a title are read whole, a passage as far as the model reads well. */
export type MeaningKind = 'keyword' | 'passage';

export interface MeaningRequest {
  kind: MeaningKind;
  /** Ends it within a second, by its reason. */
  signal: AbortSignal;
  /** Whose budget pays where a server counts what it is asked; without it only everybody's does. */
  user?: string;
  /** Told how many of the texts are done. */
  onProgress?: (done: number) => void;
}

/** The vectors of the texts in their order, centred; or why there are none: no job fails for that. */
export type MeaningAnswer = { vectors: TextVectors } | { reason: 'off' | 'failed' };

/** Vectors of some of the texts that were asked for, in the order of these; or why there are none. */
export type KeptVectors = { texts: string[]; vectors: TextVectors } | { reason: 'off' | 'failed' };

/** Tells how near the meanings of texts are. */
export interface MeaningPort {
  /** False where words alone decide. */
  readonly isOn: boolean;
  vectors(texts: readonly string[], request: MeaningRequest): Promise<MeaningAnswer>;
  /** Bytes that the model takes while it is at work for whoever asked with this signal; null where it is not. */
  memoryFor?(signal: AbortSignal): number | null;
  /** Those of the texts whose vectors are kept; the model is not asked, so that this takes no memory and no time. */
  kept(texts: readonly string[], kind: MeaningKind): Promise<KeptVectors>;
  close(): void;
}
