import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { importBlock } from './blockApi';
import { importProblem } from './importProblem';

/** Larger than any block can be. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Keeps the block of a file; throws what is wrong with the file in words. */
export async function importBlockFile(file: File): Promise<void> {
  let variant: unknown;
  try {
    if (file.size > MAX_FILE_BYTES) throw new Error(BLOCK_MESSAGES.fileTooLarge);
    const content = readJson(await file.text());
    variant = variantIn(content);
    await importBlock(content);
  } catch (error) {
    throw new Error(importProblem({ name: file.name, variant }, error), { cause: error });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(BLOCK_MESSAGES.fileUnreadable);
  }
}

function variantIn(content: unknown): unknown {
  return typeof content === 'object' && content !== null && 'variant' in content
    ? content.variant
    : undefined;
}
