import type { BlockVariant } from '@contracts/blocks/blocks';
import { blockStylesheet, stylesheetParts } from '@domain/blocks/stylesheet';

type Raw = Promise<{ default: string }>;

const LOADERS: Record<BlockVariant, () => Raw> = {
  'product-box-1': () => import('@domain/blocks/product-box-1/styles.css?raw'),
  'product-box-2': () => import('@domain/blocks/product-box-2/styles.css?raw'),
  'verdict-box': () => import('@domain/blocks/verdict-box/styles.css?raw'),
  specifications: () => import('@domain/blocks/specifications/styles.css?raw'),
  'call-to-action': () => import('@domain/blocks/call-to-action/styles.css?raw'),
  'notice-box': () => import('@domain/blocks/notice-box/styles.css?raw'),
  'coupon-box': () => import('@domain/blocks/coupon-box/styles.css?raw'),
  'top-3-table-1': () => import('@domain/blocks/top-3-table-1/styles.css?raw'),
  'top-3-table-2': () => import('@domain/blocks/top-3-table-2/styles.css?raw'),
  'comparison-table': () => import('@domain/blocks/comparison-table/styles.css?raw'),
  'product-list': () => import('@domain/blocks/product-list/styles.css?raw'),
  'versus-box-1': () => import('@domain/blocks/versus-box-1/styles.css?raw'),
  'versus-box-2': () => import('@domain/blocks/versus-box-2/styles.css?raw'),
  'pros-cons-1': () => import('@domain/blocks/pros-cons-1/styles.css?raw'),
  'pros-cons-2': () => import('@domain/blocks/pros-cons-2/styles.css?raw'),
  'pros-cons-3': () => import('@domain/blocks/pros-cons-3/styles.css?raw'),
  'pros-cons-4': () => import('@domain/blocks/pros-cons-4/styles.css?raw'),
};

const COMMON: Record<string, () => Raw> = {
  'base.css': () => import('@domain/blocks/base.css?raw'),
  'product.css': () => import('@domain/blocks/product.css?raw'),
  'sort.css': () => import('@domain/blocks/sort.css?raw'),
};

/** The stylesheet of a variant, as Copy CSS gives it. */
export async function loadStylesheet(variant: BlockVariant): Promise<string> {
  const loaders = stylesheetParts(variant).map((part) => COMMON[part] ?? LOADERS[variant]);
  const parts = await Promise.all(loaders.map((load) => load()));
  return blockStylesheet(...parts.map(({ default: css }) => css));
}
