import { formatCount } from './format';

/** How many images a page has, and how many of them have no alt text: `4 (1 without alt)`. */
export function imagesText({ images, imagesWithoutAlt }: { images: number; imagesWithoutAlt: number }) {
  if (images === 0) return 'None';
  return `${formatCount(images)} (${formatCount(imagesWithoutAlt)} without alt)`;
}
