import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** Where the sentence model is: beside the sources, and beside the build. */
export const MODEL_FOLDER = join(__filename.endsWith('.js') ? resolve(ROOT, '..') : ROOT, 'models');
export const MODEL_FILES = { model: 'model.onnx', pieces: 'pieces.bin', mean: 'mean.json' } as const;

/** Whether all of it is there. */
export async function isModelThere(): Promise<boolean> {
  const sizes = Object.values(MODEL_FILES).map((name) =>
    stat(join(MODEL_FOLDER, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).every((size) => size > 0);
}
