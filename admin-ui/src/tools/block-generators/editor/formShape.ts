import type { Block, BlockConfig, BlockVariant, ProsConsConfig } from '@contracts/blocks/blocks';
import { presetOf } from '@domain/blocks/blocks';

/** What the form holds: the config, with the statements of a pros and cons box as objects, which a list of fields needs. */
export type FormShape = Record<string, unknown>;

interface Statements {
  list: { text: string }[];
}

/** A form's start: the saved config, or a variant's sample. */
export function formOf(variant: BlockVariant, saved?: BlockConfig): FormShape {
  const config = (saved ?? presetOf(variant)) as BlockConfig & FormShape;
  if (!isProsCons(config)) return config;
  const innerData = config.innerData.map((side) => ({ ...side, list: side.list.map((text) => ({ text })) }));
  return { ...config, innerData };
}

/** The block that a form describes. */
export function blockOf(variant: BlockVariant, form: FormShape): Block {
  if (!variant.startsWith('pros-cons')) return { variant, config: form } as unknown as Block;
  const sides = form.innerData as Statements[];
  const innerData = sides.map((side) => ({ ...side, list: side.list.map(({ text }) => text) }));
  return { variant, config: { ...form, innerData } } as unknown as Block;
}

/** Where a field of the config that the server refused stands in the form. */
export function formPathOf(field: string): string {
  const path = field.replace(/^config\./, '');
  return /\.list\.\d+$/.test(path) ? `${path}.text` : path;
}

function isProsCons(config: object): config is ProsConsConfig {
  const [side] = (config as Partial<ProsConsConfig>).innerData ?? [];
  return side !== undefined && 'list' in side;
}
