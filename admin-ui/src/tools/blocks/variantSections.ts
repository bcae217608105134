import type { BlockVariant } from '@contracts/blocks/blocks';

/** Styles of a generator that stand together below the others. */
export interface VariantSection {
  title: string;
  text: string;
  variants: readonly BlockVariant[];
  /** Whether two of them fit beside each other. */
  isSmall: boolean;
}

export const VARIANT_SECTIONS: readonly VariantSection[] = [
  {
    title: 'Any number of products',
    text: 'Two to ten of them. Readers can sort them by price and score.',
    variants: ['comparison-table', 'product-list'],
    isSmall: false,
  },
  {
    title: 'Smaller blocks',
    text: 'To put between paragraphs: your opinion of a product, its facts, a tip, a discount.',
    variants: ['verdict-box', 'specifications', 'call-to-action', 'notice-box', 'coupon-box'],
    isSmall: true,
  },
];
