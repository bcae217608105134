import type { Top3Card, Top3TableConfig } from '../../../contracts/blocks';
import { newButton, newFeature } from '../defaults';

function card(id: string, topSpecialText: string): Top3Card {
  return {
    id,
    showSpecialBox: true,
    topSpecialText,
    showRating: true,
    ratingText: '9',
    title: 'Blender',
    image: '',
    imageAlt: '',
    imageHref: '',
    features: [newFeature()],
    buttons: [newButton()],
  };
}

const CARDS = [
  card('Left Card', "EDITOR'S PICK"),
  card('Center Card', 'PREMIUM PICK'),
  card('Right Card', 'BUDGET PICK'),
];

export const TOP_3_TABLE_1: Top3TableConfig = {
  themeColor: '#2A2E32',
  showDisclaimer: true,
  disclaimerText: 'This table contains affiliate links.',
  innerData: CARDS,
};

export const TOP_3_TABLE_2: Top3TableConfig = { ...TOP_3_TABLE_1, themeColor: '#86178b' };
