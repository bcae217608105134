import type { BlockFeature } from '../blocks/block-parts';
import type { ProductPrice } from './price';

/** Where a product can be bought: the URL as it was given, without the user's tag. */
export interface ProductLink {
  /** Id of a shop of the user's table of shops; empty where none has the URL's host. */
  shop: string;
  url: string;
}

/** A product of a user's library, from which blocks and schemas are filled. Every text may be empty but the name. */
export interface Product {
  name: string;
  /** An http(s) URL; that of an uploaded image is one of this instance. */
  image: string;
  /** What the image shows; empty: the name is used. */
  imageAlt: string;
  description: string;
  links: ProductLink[];
  price: ProductPrice;
  pros: string[];
  cons: string[];
  features: BlockFeature[];
  /** Above 0 and up to 10, with up to two decimals: `9.4`. */
  score: string;
  brand: string;
  sku: string;
  /** 8, 12, 13 or 14 digits with a check digit of GS1's. */
  gtin: string;
  tags: string[];
}

export interface ProductView extends Product {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** A product in a list, without its long texts. */
export type ProductEntry = Omit<ProductView, 'description' | 'pros' | 'cons' | 'features'>;

/** A tag of a user's products, as it was spelled first, and how many have it. */
export interface ProductTagView {
  tag: string;
  products: number;
}

/** Most products of one user. */
export const MAX_PRODUCTS = 1_000;
/** Most shops that one product is linked to. */
export const MAX_PRODUCT_LINKS = 10;
export const MAX_PRODUCT_TAGS = 20;
export const MAX_PRODUCT_TAG = 40;
/** Most pros, cons and features of each. */
export const MAX_PRODUCT_ENTRIES = 30;
/** Most characters of a name, brand, number or feature's name, of a pro, con or feature's value, and of the description. */
export const MAX_PRODUCT_TEXT = 200;
export const MAX_PRODUCT_STATEMENT = 500;
export const MAX_PRODUCT_DESCRIPTION = 2_000;
export const MAX_PRODUCT_URL = 2_048;

export const SCORE = /^(?:0\.(?!0+$)\d{1,2}|[1-9](?:\.\d{1,2})?|10(?:\.0{1,2})?)?$/;
