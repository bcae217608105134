import type {
  Block,
  BlockConfig,
  BlockFeature,
  BlockVariant,
  ProsConsConfig,
} from '@contracts/blocks/blocks';
import type { ProductPrice } from '@contracts/products/price';
import { presetOf } from '@domain/blocks/blocks';

/** What the form holds: the config, with the statements of a pros and cons box as objects, which a list of fields needs. */
export type FormShape = Record<string, unknown>;

interface Statements {
  list: { text: string }[];
}

/** The fields of a form are there from the start: what is put into one and taken out again is no change. */
const NO_LOOK = { scheme: undefined, headingLevel: undefined, atTop: undefined, locale: undefined };
const NO_LABELS = { ribbon: '', badge: '', award: '' };
const NO_PRICE: ProductPrice = { amount: '', was: '', currency: 'USD', asOf: '' };

interface Product {
  price?: ProductPrice;
  features?: BlockFeature[];
  innerData?: Product[];
}

/** A form's start: the saved config, or a variant's sample, with an empty field for all that they have not. */
export function formOf(variant: BlockVariant, saved?: BlockConfig): FormShape {
  const config = { ...NO_LOOK, ...(saved ?? presetOf(variant)) } as BlockConfig & FormShape;
  if (isProsCons(config)) {
    const sides = config.innerData.map((side) => ({ ...side, list: side.list.map((text) => ({ text })) }));
    return { ...config, innerData: sides };
  }
  const { innerData } = config as Product;
  if (!innerData) return withExtras(config, NO_LABELS);
  const [ofBlock, ofProduct] = optionalTexts(variant);
  return { ...ofBlock, ...config, innerData: innerData.map((product) => withExtras(product, ofProduct)) };
}

/** The texts of a block, and of each of its products, that may be left out. */
function optionalTexts(variant: BlockVariant): [ofBlock: FormShape, ofProduct: FormShape] {
  if (variant.startsWith('product-box')) return [NO_LABELS, {}];
  if (!variant.startsWith('versus-box')) return [{}, NO_LABELS];
  return [
    { showDisclaimer: undefined, disclaimerText: '' },
    { ...NO_LABELS, ratingText: '' },
  ];
}

function withExtras(product: Product, texts: FormShape): FormShape {
  const features = product.features?.map((feature) => ({ best: undefined, ...feature }));
  const price = product.price ?? NO_PRICE;
  return { stars: undefined, ...texts, ...product, price, ...(features && { features }) };
}

/** Without what says nothing and may be left out: a block that was given nothing stays as it was. */
function withoutEmpty(part: FormShape, texts: FormShape): FormShape {
  const { amount = '', was = '' } = (part as Product).price ?? {};
  const says = ([name, value]: [string, unknown]) =>
    value !== undefined && !(value === '' && name in texts) && (name !== 'price' || amount + was !== '');
  return Object.fromEntries(Object.entries(part).filter(says));
}

/** The block that a form describes. */
export function blockOf(variant: BlockVariant, form: FormShape): Block {
  const [ofBlock, ofProduct] = optionalTexts(variant);
  const config = withoutEmpty(form, ofBlock);
  const parts = form.innerData as (FormShape & Partial<Statements>)[] | undefined;
  const innerData = parts?.map(({ list, ...part }) =>
    list ? { ...part, list: list.map(({ text }) => text) } : withoutEmpty(part, ofProduct),
  );
  return { variant, config: { ...config, ...(innerData && { innerData }) } } as unknown as Block;
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
