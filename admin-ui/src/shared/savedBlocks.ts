import type { BlockVariant, SavedBlockEntry } from '@contracts/blocks/blocks';
import type { Tool } from '@contracts/access/tool';
import { parentOf } from '@domain/access/catalogue';

/** The parameter of a generator's address that names the saved block to open. */
export const SAVED_BLOCK_PARAMETER = 'block';

/** The address that opens a saved block in its generator. */
export function savedBlockPath({ id, variant }: Pick<SavedBlockEntry, 'id' | 'variant'>): string {
  return `${generatorOf(variant).url}?${new URLSearchParams({ [SAVED_BLOCK_PARAMETER]: id }).toString()}`;
}

/** The name of a variant as the pages show it, such as Product Box 1. */
export function variantName(variant: BlockVariant): string {
  return generatorOf(variant).subTools?.find(({ id }) => id === variant)?.name ?? variant;
}

export function generatorOf(variant: BlockVariant): Tool {
  const tool = parentOf(variant);
  if (!tool) throw new Error(`No tool has the variant ${variant}.`);
  return tool;
}
