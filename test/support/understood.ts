import type { SentenceEngine } from '../../src/core/meaning/sentence-engine';
import { packedVector, unpackedVectors } from '../../src/domain/meaning/packed-vectors';
import { centred, type TextVectors } from '../../src/domain/meaning/text-vectors';

/** In a call, as the product does it. */
const PART = 64;
const known = new Map<string, Uint8Array>();

/** The vectors of texts as the product has them, each made once; end the engine after the last ones. */
export async function understood(engine: SentenceEngine, texts: readonly string[]): Promise<TextVectors> {
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  for (let at = 0; at < missing.length; at += PART) {
    const part = missing.slice(at, at + PART);
    const vectors = await engine.vectorsOf(part, 'keyword');
    part.forEach((text, place) => known.set(text, packedVector(vectors, place)));
  }
  return centred(
    unpackedVectors(texts.map((text) => known.get(text) ?? new Uint8Array())),
    await engine.mean(),
  );
}
