import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { PieceTokenizer } from '../../domain/meaning/piece-tokenizer';
import { textBatches } from '../../domain/meaning/text-batches';
import type { TextVectors } from '../../domain/meaning/text-vectors';
import { MODEL_FILES, MODEL_FOLDER } from './model-folder';

/** Of each vector. */
const WIDTH = 384;
/** What the model was trained to be asked with; without it groups of keywords are worse by 0.02 (docs/decisions/meaning.md). */
const PREFIX = 'query: ';
/** Tokens that go through it together: more is no faster and takes more memory. */
const BATCH_TOKENS = 1_024;

/** The sentence model, in WebAssembly: no native code, no network. It belongs into a thread. */
export class SentenceModel {
  private constructor(
    private readonly session: InferenceSession,
    private readonly tokenizer: PieceTokenizer,
  ) {}

  static async load(): Promise<SentenceModel> {
    // More threads than one are slower on a machine that does other things.
    env.wasm.numThreads = 1;
    const read = (name: string) => readFileSync(join(MODEL_FOLDER, name));
    const session = await InferenceSession.create(read(MODEL_FILES.model), { executionProviders: ['wasm'] });
    return new SentenceModel(session, new PieceTokenizer(read(MODEL_FILES.pieces)));
  }

  /** The tokens of a text as the model reads it, `most` at most. */
  idsOf(text: string, most: number): number[] {
    return this.tokenizer.idsOf(PREFIX + text, most);
  }

  /** The vectors of texts in their order, of length 1; of each text the first so many tokens. */
  async vectorsOf(texts: readonly string[], most: number): Promise<TextVectors> {
    const ids = texts.map((text) => this.idsOf(text, most));
    const values = new Float32Array(texts.length * WIDTH);
    const lengths = ids.map(({ length }) => length);
    for (const { places, width } of textBatches(lengths, BATCH_TOKENS)) {
      const flat = BigInt64Array.from(
        places.flatMap((place) => ids[place] ?? []),
        BigInt,
      );
      const shape = [places.length, width];
      const feeds = {
        input_ids: new Tensor('int64', flat, shape),
        attention_mask: new Tensor('int64', new BigInt64Array(flat.length).fill(1n), shape),
      };
      const { embedding } = await this.session.run(feeds);
      const rows = embedding?.data as Float32Array;
      places.forEach((place, row) =>
        values.set(rows.subarray(row * WIDTH, (row + 1) * WIDTH), place * WIDTH),
      );
      embedding?.dispose();
    }
    return { width: WIDTH, values };
  }
}
