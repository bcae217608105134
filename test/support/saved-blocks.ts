import {
  BLOCK_VARIANTS,
  type BlockFile,
  type BlockVariant,
  type SavedBlockView,
} from '../../src/contracts/blocks/blocks';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { presetOf } from '../../src/domain/blocks/blocks';
import { asStudent, expectStatus, type SignedIn, unique } from './actors';
import type { Answer } from './http';

/** A student who may use every variant of every generator. */
export function asPublisher(): Promise<SignedIn> {
  return asStudent({ allowed: ['intent-finder', ...Object.entries(BLOCK_VARIANTS).flat(2)] });
}

/** A variant's sample under a name of its own, as the editor saves it. */
export function blockToSave(variant: BlockVariant = 'product-box-1', name = unique('Block')) {
  return { name, variant, config: presetOf(variant) };
}

export function blockFile(variant?: BlockVariant, name?: string): BlockFile {
  return { format: 'cohort-block', version: 1, ...blockToSave(variant, name) };
}

export async function saveBlock(who: SignedIn, block: object = blockToSave()): Promise<SavedBlockView> {
  return expectStatus(await who.post<SavedBlockView>('/api/blocks', block), 201);
}

/** The sentences of a refusal by field. */
export function fieldErrors(answer: Answer): Record<string, string> | undefined {
  return expectStatus(answer as Answer<ErrorBody>, 422).errors;
}
