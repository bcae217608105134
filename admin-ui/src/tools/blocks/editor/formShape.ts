import type { BlockFeature } from '@contracts/blocks/block-parts';
import type { Block, BlockConfig, BlockVariant } from '@contracts/blocks/blocks';
import type { ProductPrice } from '@contracts/products/price';
import { isPlainObject } from '@contracts/validation/nested';
import { presetOf } from '@domain/blocks/blocks';
import { newProduct } from '@domain/blocks/defaults';
import { isFillable } from '@domain/products/fill-block';

/** What the form holds: the config, with each list of statements as one of objects, which a list of fields needs. */
export type FormShape = Record<string, unknown>;

/** Styles of one product, and of several: what they may show besides is asked for in their forms. */
const ONE_PRODUCT = /^(?:product-box-\d|verdict-box|call-to-action)$/;
const PRODUCTS = /^(?:top-3-table-\d|versus-box-\d|comparison-table|product-list)$/;

/** The fields of a form are there from the start: what is put into one and taken out again is no change. */
const NO_LOOK = { scheme: undefined, headingLevel: undefined, atTop: undefined, locale: undefined };
const NO_PRODUCT = { productId: undefined };
const NO_LABELS = { ribbon: '', badge: '', award: '' };
const NO_PRICE: ProductPrice = { amount: '', was: '', currency: 'USD', asOf: '' };

interface Product {
  price?: ProductPrice;
  features?: BlockFeature[];
  innerData?: Product[];
}

/** A form's start: the saved config, or a variant's sample, with an empty field for all that they have not. */
export function formOf(variant: BlockVariant, saved?: BlockConfig): FormShape {
  const given = changed(saved ?? presetOf(variant), (entry) =>
    typeof entry === 'string' ? { text: entry } : entry,
  ) as FormShape;
  const config: FormShape = { ...NO_LOOK, ...given };
  if (ONE_PRODUCT.test(variant)) return withExtras(config, NO_LABELS);
  if (!PRODUCTS.test(variant)) return isFillable(variant) ? { ...NO_PRODUCT, ...config } : config;
  const [ofBlock, ofProduct] = optionalTexts(variant);
  const innerData = (config as Product).innerData?.map((product) => withExtras(product, ofProduct));
  return { ...ofBlock, ...config, innerData };
}

/** The texts of a block, and of each of its products, that may be left out. */
function optionalTexts(variant: BlockVariant): [ofBlock: FormShape, ofProduct: FormShape] {
  if (ONE_PRODUCT.test(variant)) return [NO_LABELS, {}];
  if (!PRODUCTS.test(variant)) return [{}, {}];
  if (!variant.startsWith('versus-box')) return [{}, NO_LABELS];
  return [
    { showDisclaimer: undefined, disclaimerText: '' },
    { ...NO_LABELS, ratingText: '' },
  ];
}

function withExtras(product: Product, texts: FormShape): FormShape {
  const features = product.features?.map((feature) => ({ best: undefined, ...feature }));
  const price = product.price ?? NO_PRICE;
  return { ...NO_PRODUCT, stars: undefined, ...texts, ...product, price, ...(features && { features }) };
}

/** A product that is added to a table or list. */
export function newProductForm(): FormShape {
  return withExtras(newProduct(), NO_LABELS);
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
  const config = changed(withoutEmpty(form, ofBlock), (entry) =>
    isStatement(entry) ? entry.text : entry,
  ) as FormShape;
  const parts = config.innerData as FormShape[] | undefined;
  const innerData = parts?.map((part) => withoutEmpty(part, ofProduct));
  return { variant, config: { ...config, ...(innerData && { innerData }) } } as unknown as Block;
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
