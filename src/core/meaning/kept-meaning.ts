import { Logger } from '@nestjs/common';
import { packedVector, unpackedVectors } from '../../domain/meaning/packed-vectors';
import { centred, type TextVectors } from '../../domain/meaning/text-vectors';
import { unlessAborted } from '../process/unless-aborted';
import type { KeptVectors, MeaningAnswer, MeaningKind, MeaningPort, MeaningRequest } from './meaning-port';
import type { MeaningVectorsRepository } from './meaning-vectors.repository';

/** What goes to the engine at a time, half a second of its work: others take turns in between, and an end comes soon. */
const PART = { texts: 64, characters: 1_600 };

/** What makes vectors of texts. */
export interface MeaningEngine {
  /** Of the model: what is kept of another one is of no use. */
  readonly name: string;
  /** Of its vectors of short texts, which is taken off before they are compared. */
  mean(request: EngineRequest): Promise<readonly number[]>;
  /** Of a few texts, as they come from the model. */
  vectorsOf(texts: string[], request: EngineRequest): Promise<TextVectors>;
  close(): void | Promise<void>;
  /** Bytes that it takes on this machine. */
  memory?(): number | null;
}

type EngineRequest = Pick<MeaningRequest, 'kind' | 'signal' | 'user'>;

/** Somebody waits where kept vectors are asked for; a server may have to be asked for the mean of its own, once. */
const MEAN_MS = 5_000;

interface Parts {
  engine: MeaningEngine;
  kept: Pick<MeaningVectorsRepository, 'keyOf' | 'find' | 'keep'>;
}

/** The port over an engine, whose vectors are kept; what is fresh is as exact as what was kept. */
export class KeptMeaning implements MeaningPort {
  readonly isOn = true;
  private readonly logger = new Logger('Meaning');

  /** Of requests that the model is at work for. */
  private readonly atWork = new Set<AbortSignal>();

  constructor(private readonly parts: Parts) {}

  memoryFor(signal: AbortSignal): number | null {
    return this.atWork.has(signal) ? (this.parts.engine.memory?.() ?? null) : null;
  }

  async vectors(texts: readonly string[], request: MeaningRequest): Promise<MeaningAnswer> {
    const { engine, kept } = this.parts;
    const { kind, signal, onProgress } = request;
    signal.throwIfAborted();
    const keys = texts.map((text) => kept.keyOf(engine.name, kind, text));
    const known = await kept.find([...new Set(keys)]);
    const missing = new Map(keys.flatMap((key, at) => (known.has(key) ? [] : [[key, texts[at] ?? '']])));
    onProgress?.(texts.length - missing.size);
    if (missing.size > 0) this.atWork.add(signal);
    try {
      let left = missing.size;
      for (const part of partsOf(missing)) {
        const made = await unlessAborted(signal, this.make(part, request));
        for (const [key, vector] of made) known.set(key, vector);
        left -= part.length;
        onProgress?.(texts.length - left);
      }
      const vectors = unpackedVectors(keys.map((key) => known.get(key) as Uint8Array));
      return { vectors: centred(vectors, await engine.mean(request)) };
    } catch (err) {
      signal.throwIfAborted();
      this.logger.warn({ err }, 'The sentence model gave no vectors: words decide instead');
      return { reason: 'failed' };
    } finally {
      this.atWork.delete(signal);
    }
  }

  async kept(texts: readonly string[], kind: MeaningKind): Promise<KeptVectors> {
    const { engine, kept } = this.parts;
    const keys = new Map(texts.map((text) => [kept.keyOf(engine.name, kind, text), text]));
    const found = await kept.find([...keys.keys()]);
    const known = [...keys].flatMap(([key, text]) => {
      const vector = found.get(key);
      return vector ? [{ text, vector }] : [];
    });
    const vectors = unpackedVectors(known.map(({ vector }) => vector));
    if (known.length === 0) return { texts: [], vectors };
    try {
      const mean = await engine.mean({ kind, signal: AbortSignal.timeout(MEAN_MS) });
      return { texts: known.map(({ text }) => text), vectors: centred(vectors, mean) };
    } catch (err) {
      this.logger.warn({ err }, 'The sentence model gave no mean: words decide instead');
      return { reason: 'failed' };
    }
  }

  close(): void {
    void this.parts.engine.close();
  }

  private async make(part: Part, request: MeaningRequest): Promise<Map<string, Uint8Array>> {
    const vectors = await this.parts.engine.vectorsOf(
      part.map(([, text]) => text),
      request,
    );
    const made = new Map(part.map(([key], place) => [key, packedVector(vectors, place)]));
    await this.parts.kept.keep(made);
    return made;
  }
}

type Part = (readonly [key: string, text: string])[];

/** Texts of like length together, the shortest first; of equals by their keys, so that the order of the list never matters. */
function partsOf(texts: ReadonlyMap<string, string>): Part[] {
  const ordered = [...texts].sort(([a, one], [b, other]) => one.length - other.length || (a < b ? -1 : 1));
  const parts: Part[] = [];
  let characters = 0;
  for (const entry of ordered) {
    const part = parts.at(-1);
    const length = entry[1].length;
    if (part && part.length < PART.texts && characters + length <= PART.characters) {
      part.push(entry);
      characters += length;
    } else {
      parts.push([entry]);
      characters = length;
    }
  }
  return parts;
}
