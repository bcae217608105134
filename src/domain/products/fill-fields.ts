import type { BlockButton, BlockFeature } from '../../contracts/blocks/block-parts';
import type { ProsConsSide, SpecificationGroup } from '../../contracts/blocks/blocks';
import type { ProductPrice } from '../../contracts/products/price';
import type { Product } from '../../contracts/products/products';
import type { Shop } from '../../contracts/products/shops';
import { newButton } from '../blocks/defaults';
import { identityKey } from '../text/identity-key';
import { formatDay, formatOldPrice, formatPrice } from './price';
import { hostOf, readersName, shopOf, taggedLink } from './shops';

/** What a part of a block is filled from. */
export interface FillSource {
  product: Product;
  shops: readonly Shop[];
  /** Whether the part was filled from this product before. */
  isSame: boolean;
  /** Whether the field is still the sample's. */
  isSample?: boolean;
}

/** A part of a block's config, or the config itself. */
export type Part = Readonly<Record<string, unknown>>;

/** One of the things that a product fills in a part. */
export interface FillField {
  /** What it is called beside what it was and will be. */
  label: string;
  /** Where it stands in the part. */
  field: string;
  /** The part's fields once it is filled; none where the product says nothing of it. */
  fill: (part: Part, source: FillSource) => Part;
  /** The part's fields without what another product said. */
  clear: (part: Part) => Part;
  /** The same without a sample's, where nothing at all is left of that. */
  empty?: (part: Part) => Part;
  /** What the part says of it, as a text of one or several lines. */
  told: (part: Part) => string;
}

/** A text. */
export function textField(label: string, key: string, of: (product: Product) => string): FillField {
  return {
    label,
    field: key,
    fill: (_, { product }) => (of(product) === '' ? {} : { [key]: of(product) }),
    clear: () => ({ [key]: '' }),
    told: (part) => textOf(part[key]),
  };
}

/** A heading that names the product at first, and may be worded otherwise from then on. */
export function headingField(key: string): FillField {
  const name = textField('Title', key, (product) => product.name);
  return {
    ...name,
    fill: (part, source) => (source.isSame && textOf(part[key]) !== '' ? {} : name.fill(part, source)),
  };
}

/** The score, which a switch shows. Who has hidden the score of the same product does not get it back. */
export function scoreField(key: string, shown?: string): FillField {
  return {
    label: 'Score',
    field: key,
    fill: (part, { product: { score }, isSame }) => {
      if (score === '') return {};
      const isHidden = shown !== undefined && isSame && part[shown] === false && textOf(part[key]) !== '';
      return { [key]: score, ...(shown !== undefined && { [shown]: !isHidden }) };
    },
    clear: () => ({ [key]: '' }),
    told: (part) => (shown !== undefined && part[shown] !== true ? '' : textOf(part[key])),
  };
}

/** Pros, cons and the like. */
export function statementsField(
  label: string,
  key: string,
  of: (product: Product) => readonly string[],
): FillField {
  return {
    label,
    field: key,
    fill: (_, { product }) => (of(product).length === 0 ? {} : { [key]: [...of(product)] }),
    clear: () => ({ [key]: [] }),
    told: (part) => listOf<string>(part[key]).join('\n'),
  };
}

/** The facts; which one is the best of its row stays known as long as it says the same. */
export function featuresField(key: string): FillField {
  return {
    label: 'Features',
    field: key,
    fill: (part, { product }) =>
      product.features.length === 0
        ? {}
        : { [key]: withBest(product.features, listOf<BlockFeature>(part[key])) },
    clear: () => ({ [key]: [] }),
    told: (part) => featuresText(listOf<BlockFeature>(part[key])),
  };
}

/** The facts in groups: those of the same product stay in the group that they were put into. */
export const GROUPS: FillField = {
  label: 'Specifications',
  field: 'groups',
  fill: (part, { product: { features }, isSame }) =>
    features.length === 0 ? {} : { groups: grouped(features, isSame ? groupsOf(part) : []) },
  clear: () => ({ groups: [] }),
  told: (part) =>
    groupsOf(part)
      .map(({ title, rows }) => [...(title ? [title] : []), featuresText(rows)].join('\n'))
      .join('\n'),
};

/** One side of pros and cons, whose lists a whole block shares. */
export function sideField(label: string, place: number, of: (product: Product) => string[]): FillField {
  const withList = (part: Part, list: readonly string[]) => ({
    innerData: listOf<ProsConsSide>(part.innerData).map((side, i) =>
      i === place ? { ...side, list: [...list] } : side,
    ),
  });
  return {
    label,
    field: `innerData.${place}.list`,
    fill: (part, { product }) => (of(product).length === 0 ? {} : withList(part, of(product))),
    clear: (part) => withList(part, []),
    told: (part) => (listOf<ProsConsSide>(part.innerData)[place]?.list ?? []).join('\n'),
  };
}

/** The picture with what it shows, which an empty text leaves to the name. */
export const PICTURE: FillField = {
  label: 'Image',
  field: 'image',
  fill: (_, { product: { image, imageAlt } }) => (image === '' ? {} : { image, imageAlt }),
  clear: () => ({ image: '', imageAlt: '' }),
  told: ({ image, imageAlt }) => [textOf(image), textOf(imageAlt)].filter((text) => text !== '').join('\n'),
};

/** Where a click on the picture leads. */
export const PICTURE_LINK: FillField = {
  label: 'Link of the image',
  field: 'imageHref',
  fill: (_, { product, shops }) => {
    const [first] = product.links;
    return first ? { imageHref: taggedLink(first.url, shops) } : {};
  },
  clear: () => ({ imageHref: '' }),
  told: ({ imageHref }) => textOf(imageHref),
};

/** The shop that the first link leads to, which may be worded otherwise from then on. */
export const SHOP: FillField = {
  label: 'Shop',
  field: 'shop',
  fill: (part, { product, shops, isSame }) => {
    const [first] = product.links;
    if (!first || (isSame && textOf(part.shop) !== '')) return {};
    return { shop: shopName(first.url, [first], shops) };
  },
  clear: () => ({ shop: '' }),
  told: ({ shop }) => textOf(shop),
};

export const PRICE: FillField = {
  label: 'Price',
  field: 'price.amount',
  fill: (_, { product: { price } }) => (price.amount === '' ? {} : { price: { ...price } }),
  clear: () => ({ price: undefined }),
  told: ({ price }) => (price ? priceText(price as ProductPrice) : ''),
};

/** A button for each shop, up to so many. Those of the same shop keep their text and colours. */
export function buttonsField(most = Infinity): FillField {
  return {
    label: 'Buttons',
    field: 'buttons',
    fill: (part, { product, shops, isSample = false }) => {
      const links = product.links.slice(0, most);
      if (links.length === 0) return {};
      const own = listOf<BlockButton>(part.buttons);
      // Of a sample's buttons the looks alone stay.
      const buttons = isSample ? own.map((button) => ({ ...button, text: '' })) : own;
      return { buttons: filledButtons(buttons, links, shops) };
    },
    empty: () => ({ buttons: [] }),
    clear: (part) => ({
      buttons: listOf<BlockButton>(part.buttons).map((button) => ({ ...button, link: '' })),
    }),
    told: (part) =>
      listOf<BlockButton>(part.buttons)
        .map(({ text, link }) => `${text}: ${link}`)
        .join('\n'),
  };
}

function filledButtons(
  buttons: readonly BlockButton[],
  links: Product['links'],
  shops: readonly Shop[],
): BlockButton[] {
  const left = [...buttons];
  return links.map(({ url }) => {
    const link = taggedLink(url, shops);
    const place = left.findIndex((button) => shopKey(button.link, shops) === shopKey(url, shops));
    const [own = { ...newButton(), text: '' }] = place < 0 ? [] : left.splice(place, 1);
    return { ...own, text: own.text || `Check on ${shopName(url, links, shops)}`, link };
  });
}

function shopKey(url: string, shops: readonly Shop[]): string {
  return shopOf(url, shops)?.id ?? siteOf(url);
}

/** What the reader calls the shop; its own name where another of the links leads to one that is called the same. */
function shopName(url: string, links: Product['links'], shops: readonly Shop[]): string {
  const shop = shopOf(url, shops);
  if (!shop) return siteOf(url);
  const name = readersName(shop);
  const isAlone = links.every((link) => {
    const other = shopOf(link.url, shops);
    return other === undefined || other.id === shop.id || readersName(other) !== name;
  });
  return isAlone ? name : shop.name;
}

/** Of a shop that the table does not know. */
function siteOf(url: string): string {
  return hostOf(url)?.replace(/^www\./, '') ?? url;
}

function withBest(features: readonly BlockFeature[], before: readonly BlockFeature[]): BlockFeature[] {
  return features.map(({ key, value }) => {
    const isBest = before.some(
      (feature) => feature.best === true && nameOf(feature) === identityKey(key) && feature.value === value,
    );
    return { key, value, ...(isBest && { best: true }) };
  });
}

function grouped(
  features: readonly BlockFeature[],
  groups: readonly SpecificationGroup[],
): SpecificationGroup[] {
  const left = features.map(({ key, value }) => ({ key, value }));
  const kept = groups.map(({ title, rows }) => ({
    title,
    rows: rows.flatMap((row) => {
      const place = left.findIndex((feature) => nameOf(feature) === nameOf(row));
      return place < 0 ? [] : left.splice(place, 1);
    }),
  }));
  if (left.length === 0) return kept;
  const last = kept.at(-1);
  if (!last) return [{ title: '', rows: left }];
  return [...kept.slice(0, -1), { ...last, rows: [...last.rows, ...left] }];
}

function nameOf({ key }: BlockFeature): string {
  return identityKey(key);
}

function priceText(price: ProductPrice): string {
  const now = formatPrice(price);
  const before = formatOldPrice(price);
  const day = formatDay(price.asOf, 'en-GB');
  return [now, before && `before ${before}`, now && day && `as of ${day}`]
    .filter((text) => text !== '')
    .join(', ');
}

function featuresText(features: readonly BlockFeature[]): string {
  return features.map(({ key, value, best }) => `${key}: ${value}${best ? ' (best)' : ''}`).join('\n');
}

function groupsOf(part: Part): SpecificationGroup[] {
  return listOf<SpecificationGroup>(part.groups);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf<Entry>(value: unknown): Entry[] {
  return Array.isArray(value) ? (value as Entry[]) : [];
}
