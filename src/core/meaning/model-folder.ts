import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

/** Where the sentence model is: beside the sources, and beside the build. */
export const MODEL_FOLDER = join(__filename.endsWith('.js') ? resolve(ROOT, '..') : ROOT, 'models');
export const MODEL_FILES = { model: 'model.onnx', pieces: 'pieces.bin', mean: 'mean.json' } as const;
