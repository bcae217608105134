import type { BlockButton, BlockFeature } from '../../contracts/blocks/block-parts';
import type { ListedProduct, NoticeBoxKind, SpecificationGroup } from '../../contracts/blocks/blocks';

/** Stands for the product's name in the text of a button. */
export const PRODUCT_PLACEHOLDER = '{product}';

/** Theme of a block whose own is no colour. */
export const FALLBACK_THEME = '#2a2e32';

/** A feature as the editor adds it. */
export function newFeature(): BlockFeature {
  return { key: 'Feature Key', value: 'Feature Value' };
}

/** A button as the editor adds it. */
export function newButton(): BlockButton {
  return {
    text: PRODUCT_PLACEHOLDER,
    link: 'https://example.com/',
    textColor: '#ffffff',
    bgColor: '#484848',
  };
}

/** A statement of a pros or cons list as the editor adds it. */
export const NEW_LIST_ITEM = 'item';

/** A product of a table or list as the editor adds it: empty, with a button. */
export function newProduct(): ListedProduct {
  return {
    title: '',
    description: '',
    image: '',
    imageAlt: '',
    imageHref: '',
    showRating: true,
    ratingText: '',
    features: [],
    buttons: [newButton()],
  };
}

/** A group of specifications as the editor adds it. */
export function newGroup(): SpecificationGroup {
  return { title: '', rows: [newFeature()] };
}

/** The theme that a notice takes with its kind. */
export const NOTICE_COLORS: Readonly<Record<NoticeBoxKind, string>> = {
  info: '#1d4ed8',
  tip: '#15803d',
  warning: '#b45309',
};
