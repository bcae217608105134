import type { ProductRowView } from '@contracts/products/product-import';

/** What the rows of a file of products are named by. */
export const PRODUCT_ROWS = { label: 'Name', of: ({ name }: ProductRowView) => name };
