import type { BlockButton } from '../../../contracts/blocks/blocks';

/** Searched for the product on Amazon. */
export function amazon(product: string): BlockButton {
  return {
    text: 'Check on amazon',
    link: `https://www.amazon.com/s?k=${encodeURIComponent(product)}`,
    textColor: '#111111',
    bgColor: '#ff9900',
  };
}

/** Searched for the product on Walmart. */
export function walmart(product: string): BlockButton {
  return {
    text: 'Check on Walmart',
    link: `https://www.walmart.com/search?q=${encodeURIComponent(product)}`,
    textColor: '#ffffff',
    bgColor: '#0053e2',
  };
}
