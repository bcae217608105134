import type { Block, BlockConfig, BlockVariant } from '@contracts/blocks/blocks';
import { isPlainObject } from '@contracts/validation/nested';
import { presetOf } from '@domain/blocks/blocks';

/** What the form holds: the config, with each list of statements as one of objects, which a list of fields needs. */
export type FormShape = Record<string, unknown>;

/** A form's start: the saved config, or a variant's sample. */
export function formOf(variant: BlockVariant, saved?: BlockConfig): FormShape {
  return changed(saved ?? presetOf(variant), (entry) =>
    typeof entry === 'string' ? { text: entry } : entry,
  ) as FormShape;
}

/** The block that a form describes. */
export function blockOf(variant: BlockVariant, form: FormShape): Block {
  return {
    variant,
    config: changed(form, (entry) => (isStatement(entry) ? entry.text : entry)),
  } as unknown as Block;
}

/** Where a field of the config that the server refused stands in the form. */
export function formPathOf(field: string): string {
  const path = field.replace(/^config\./, '');
  return /\.(?:list|pros|cons)\.\d+$/.test(path) ? `${path}.text` : path;
}

/** A value with each entry of its lists changed, however deep they are. */
function changed(value: unknown, change: (entry: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => changed(change(entry), change));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change)]));
}

function isStatement(entry: unknown): entry is { text: string } {
  return isPlainObject(entry) && Object.keys(entry).length === 1 && typeof entry.text === 'string';
}
