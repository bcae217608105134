import type { BlockConfig } from '../../contracts/blocks/blocks';
import { uploadedPicture } from '../products/product';

interface Part {
  productId?: unknown;
  image?: unknown;
}

/** The ids of the products that a block was filled from, each once, in the order of its parts. */
export function productIdsOf(config: BlockConfig): string[] {
  const ids = partsOf(config).flatMap(({ productId }) =>
    typeof productId === 'string' && productId ? [productId.toLowerCase()] : [],
  );
  return [...new Set(ids)];
}

/** The file ids of the uploaded pictures that a block shows, each once; pictures from elsewhere have none. */
export function pictureIdsOf(config: BlockConfig): string[] {
  const ids = partsOf(config).flatMap(({ image }) =>
    typeof image === 'string' ? (uploadedPicture(image.trim())?.id ?? []) : [],
  );
  return [...new Set(ids)];
}

/** The config itself, and the parts for single products that it may have. */
function partsOf(config: BlockConfig): Part[] {
  const { innerData } = config as { innerData?: unknown };
  return [config as Part, ...(Array.isArray(innerData) ? (innerData as Part[]) : [])];
}
