import type { Block, BlockConfig, BlockVariant } from '../../contracts/blocks/blocks';
import type { Product } from '../../contracts/products/products';
import type { Shop } from '../../contracts/products/shops';
import {
  buttonsField,
  featuresField,
  type FillField,
  type FillSource,
  GROUPS,
  headingField,
  type Part,
  PICTURE,
  PICTURE_LINK,
  PRICE,
  scoreField,
  SHOP,
  sideField,
  statementsField,
  textField,
} from './fill-fields';

/** A product of a user's library with its id. */
export type FillProduct = Product & { id: string };

export interface FillOptions {
  /** The user's table of shops, by whose tags links are filled in. */
  shops: readonly Shop[];
  /** What the block began with, where it has never been filled: nothing of it stays that its user has not touched. */
  sample?: BlockConfig;
}

/** What filling changes in a part. */
export interface FillChange {
  /** Such as Price. */
  field: string;
  /** Texts of one or several lines; empty for nothing. */
  before: string;
  after: string;
}

/** A part of a config that a product fills. */
export interface ProductPart {
  /** Where it stands in the config: `innerData.0`; empty for the config itself. */
  path: string;
  /** The product that it was filled from. */
  productId: string;
}

type WholeConfig = Exclude<BlockConfig, { innerData: { buttons: unknown }[] }>;
type Listed = Extract<BlockConfig, { innerData: { buttons: unknown }[] }>['innerData'][number];
/** A product of a block of several, or a block that a single product fills. */
export type FillablePart = WholeConfig | Listed;

const NAME = textField('Name', 'name', ({ name }) => name);
const TITLE = textField('Name', 'title', ({ name }) => name);
const DESCRIPTION = textField('Description', 'description', ({ description }) => description);
const BOUGHT = [PICTURE, PICTURE_LINK, PRICE, buttonsField()];
const RATING = scoreField('ratingText', 'showRating');
const SCORE = scoreField('productScoreText', 'showScore');

const BOX = [NAME, DESCRIPTION, SCORE, featuresField('multiList'), ...BOUGHT];
const VERDICT = [
  NAME,
  textField('Summary', 'summary', ({ description }) => description),
  SCORE,
  statementsField('Pros', 'pros', ({ pros }) => pros),
  statementsField('Cons', 'cons', ({ cons }) => cons),
  ...BOUGHT,
];
const HEADING = headingField('title');
const CALL = [HEADING, textField('Text', 'text', ({ description }) => description), ...BOUGHT];
/** Of a coupon, which is one shop's: what it gives is not the product's to say. */
const COUPON = [SHOP, PICTURE, PICTURE_LINK, buttonsField(1)];
const CARD = [TITLE, RATING, featuresField('features'), ...BOUGHT];
const LISTED = [TITLE, DESCRIPTION, RATING, featuresField('features'), ...BOUGHT];
const SIDE = [TITLE, scoreField('ratingText'), featuresField('features'), ...BOUGHT];
const PROS_CONS = [sideField('Pros', 0, ({ pros }) => pros), sideField('Cons', 1, ({ cons }) => cons)];

/** What a sample praises its product with, and no product says. */
const PRAISE = ['ribbon', 'badge', 'award', 'specialText', 'topSpecialText', 'note'];
/** The same of the sides of a versus box, whose names are WINNER and LOSER, and which side it is where they have none. */
const PRAISE_OF_SIDES = [...PRAISE, 'name', 'alternateName'];

/** What a product fills in a part of each variant; nothing in a notice, which is about none. */
const FIELDS: Record<BlockVariant, readonly FillField[]> = {
  'product-box-1': BOX,
  'product-box-2': BOX,
  'verdict-box': VERDICT,
  specifications: [HEADING, GROUPS],
  'call-to-action': CALL,
  'notice-box': [],
  'coupon-box': COUPON,
  'top-3-table-1': CARD,
  'top-3-table-2': CARD,
  'comparison-table': LISTED,
  'product-list': LISTED,
  'versus-box-1': SIDE,
  'versus-box-2': SIDE,
  'pros-cons-1': PROS_CONS,
  'pros-cons-2': PROS_CONS,
  'pros-cons-3': PROS_CONS,
  'pros-cons-4': PROS_CONS,
};

/**
 * A part of a block filled from a product: its name, picture, texts, facts, score, price, and a button for each shop, with the
 * user's tags. What the product does not say stays as it is, unless another product said it: that is emptied. Filling twice
 * changes nothing more.
 */
export function filledPart<P extends FillablePart>(
  variant: BlockVariant,
  part: P,
  product: FillProduct,
  options: FillOptions,
): P {
  return filledFrom(variant, { ...part }, product, options) as unknown as P;
}

function filledFrom(variant: BlockVariant, given: Part, product: FillProduct, options: FillOptions): Part {
  const fields = FIELDS[variant];
  if (fields.length === 0) return given;
  const id = productIdOf(given);
  const samples = id === undefined && options.sample ? partsOf(variant, options.sample) : [];
  const source: FillSource = { product, shops: options.shops, isSame: id === product.id };
  let filled = isOfAnother(given, product) ? applied(given, fields, (field, so) => field.clear(so)) : given;
  filled = applied(filled, fields, (field, so) => {
    const isSample = samples.some((sample) => field.told(sample) === field.told(given));
    const said = field.fill(so, { ...source, isSample });
    return isSample && Object.keys(said).length === 0 ? (field.empty ?? field.clear)(so) : said;
  });
  filled = withoutPraise(variant, filled, samples);
  const said = Object.entries(filled).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(said), productId: product.id };
}

function withoutPraise(variant: BlockVariant, part: Part, samples: readonly Part[]): Part {
  // What a coupon gives is its shop's own.
  if (variant === 'coupon-box') return part;
  const keys = FIELDS[variant] === SIDE ? PRAISE_OF_SIDES : PRAISE;
  const isSample = (key: string) => key in part && samples.some((sample) => sample[key] === part[key]);
  return { ...part, ...Object.fromEntries(keys.filter(isSample).map((key) => [key, ''])) };
}

/**
 * A block with the part at a path of `productPartsOf` filled from a product; a heading of the sample over several products goes
 * with what it was about.
 */
export function filledBlock(block: Block, path: string, product: FillProduct, options: FillOptions): Block {
  const part = partAt(block, path);
  if (!part) return block;
  const filled = withPart(block, path, filledPart(block.variant, part, product, options));
  const heading = headingOf(filled.config);
  if (heading === '' || !options.sample || heading !== headingOf(options.sample)) return filled;
  return { ...filled, config: { ...filled.config, heading: '' } } as Block;
}

/** What filling a part from a product would change, in the order of the fields; empty where it is as the product says. */
export function changesOf<P extends FillablePart>(
  variant: BlockVariant,
  part: P,
  product: FillProduct,
  options: FillOptions,
): FillChange[] {
  const before: Part = { ...part };
  const after = filledFrom(variant, before, product, options);
  return FIELDS[variant]
    .map(({ label, told }) => ({ field: label, before: told(before), after: told(after) }))
    .filter((change) => change.before !== change.after);
}

/** The names of the fields that a product could fill in a part and that are empty, such as Price. */
export function gapsOf(variant: BlockVariant, part: FillablePart): string[] {
  return emptyIn(variant, part).map(({ label }) => label);
}

/** Where fields stand that are empty in a part that a product filled, such as `innerData.0.price.amount`. */
export function gapFieldsOf(block: Block): string[] {
  return productPartsOf(block).flatMap(({ path }) => {
    const part = partAt(block, path);
    const gaps = part ? emptyIn(block.variant, part) : [];
    return gaps.map(({ field }) => (path === '' ? field : `${path}.${field}`));
  });
}

/** A comparison table has no room for a description, and nobody is asked for one. */
function emptyIn(variant: BlockVariant, part: FillablePart): FillField[] {
  const isShown = (field: FillField) => field !== DESCRIPTION || variant !== 'comparison-table';
  return FIELDS[variant].filter((field) => isShown(field) && field.told({ ...part }) === '');
}

/** Whether a product can fill a part of such a block. */
export function isFillable(variant: BlockVariant): boolean {
  return FIELDS[variant].length > 0;
}

/** The parts of a block that were filled from a product, in their order. */
export function productPartsOf({ variant, config }: Block): ProductPart[] {
  if (!hasList(variant)) return partsWithId([['', config]]);
  return partsWithId(listedIn(config).map((part, place) => [`innerData.${place}`, part]));
}

/** A block with each part that was filled from a product filled from it as it is now. */
export function refilledBlock(block: Block, product: FillProduct, options: FillOptions): Block {
  return productPartsOf(block)
    .filter(({ productId }) => productId === product.id)
    .reduce((so, { path }) => {
      const part = partAt(so, path);
      return part ? withPart(so, path, filledPart(so.variant, part, product, options)) : so;
    }, block);
}

/** A block with another part at a path of `productPartsOf`. */
export function withPart({ variant, config }: Block, path: string, part: FillablePart): Block {
  const place = Number(path.split('.')[1]);
  const innerData = listedIn(config).map((own, i) => (i === place ? part : own));
  return { variant, config: path === '' ? part : { ...config, innerData } } as Block;
}

/** The part of a config at a path of `productPartsOf`; undefined where there is none. */
export function partAt({ config }: Block, path: string): FillablePart | undefined {
  return path === '' ? (config as WholeConfig) : listedIn(config)[Number(path.split('.')[1])];
}

function headingOf(config: BlockConfig): string {
  return 'heading' in config ? config.heading : '';
}

function partsOf(variant: BlockVariant, config: BlockConfig): Part[] {
  const parts: readonly object[] = hasList(variant) ? listedIn(config) : [config];
  return parts.map((part) => ({ ...part }));
}

/** Whether each of a variant's products has a part of its own. */
function hasList(variant: BlockVariant): boolean {
  return [CARD, LISTED, SIDE].includes(FIELDS[variant] as FillField[]);
}

function listedIn(config: BlockConfig): Listed[] {
  return 'innerData' in config ? (config.innerData as Listed[]) : [];
}

function partsWithId(parts: readonly (readonly [path: string, part: object])[]): ProductPart[] {
  return parts.flatMap(([path, part]) => {
    const productId = productIdOf(part);
    return productId === undefined ? [] : [{ path, productId }];
  });
}

function productIdOf(part: object): string | undefined {
  const { productId } = part as { productId?: unknown };
  return typeof productId === 'string' && productId !== '' ? productId : undefined;
}

function isOfAnother(part: Part, product: FillProduct): boolean {
  const id = productIdOf(part);
  return id !== undefined && id !== product.id;
}

function applied(
  part: Part,
  fields: readonly FillField[],
  change: (field: FillField, part: Part) => Part,
): Part {
  return fields.reduce((so, field) => ({ ...so, ...change(field, so) }), part);
}
