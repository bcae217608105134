import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, wherever the command was called from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const inRoot = (...parts) => join(ROOT, ...parts);
