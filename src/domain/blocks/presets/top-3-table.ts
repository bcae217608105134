import type { Top3Card, Top3TableConfig } from '../../../contracts/blocks/blocks';
import { AIR_FRYER, ESPRESSO_MACHINE, STAND_MIXER } from './kitchen-pictures';
import { amazon } from './shops';

const CARDS: Top3Card[] = [
  {
    id: 'Left Card',
    showSpecialBox: true,
    topSpecialText: "EDITOR'S PICK",
    showRating: true,
    ratingText: '9.4',
    title: 'Halden Classic Stand Mixer',
    image: STAND_MIXER,
    imageAlt: 'Red stand mixer with a steel bowl',
    imageHref: 'https://www.amazon.com/s?k=stand+mixer',
    features: [
      { key: 'Best for', value: 'Bread and cake dough' },
      { key: 'Capacity', value: '5.5 qt bowl' },
      { key: 'Power', value: '500 W' },
      { key: 'Warranty', value: '2 years' },
    ],
    buttons: [amazon('stand mixer')],
  },
  {
    id: 'Center Card',
    showSpecialBox: true,
    topSpecialText: 'PREMIUM PICK',
    showRating: true,
    ratingText: '9.8',
    title: 'Brevano Duo Espresso Machine',
    image: ESPRESSO_MACHINE,
    imageAlt: 'Steel espresso machine with a pressure gauge',
    imageHref: 'https://www.amazon.com/s?k=espresso+machine',
    features: [
      { key: 'Best for', value: 'Espresso and milk drinks' },
      { key: 'Capacity', value: '68 fl oz tank' },
      { key: 'Power', value: '1,600 W' },
      { key: 'Warranty', value: '3 years' },
    ],
    buttons: [amazon('espresso machine')],
  },
  {
    id: 'Right Card',
    showSpecialBox: true,
    topSpecialText: 'BUDGET PICK',
    showRating: true,
    ratingText: '8.9',
    title: 'Kestrel Crisp Air Fryer',
    image: AIR_FRYER,
    imageAlt: 'Black air fryer with fries behind its window',
    imageHref: 'https://www.amazon.com/s?k=air+fryer',
    features: [
      { key: 'Best for', value: 'Fries, wings, vegetables' },
      { key: 'Capacity', value: '6 qt basket' },
      { key: 'Power', value: '1,700 W' },
      { key: 'Warranty', value: '1 year' },
    ],
    buttons: [amazon('air fryer')],
  },
];

export const TOP_3_TABLE_1: Top3TableConfig = {
  themeColor: '#2A2E32',
  showDisclaimer: true,
  disclaimerText:
    'Disclosure: this table contains affiliate links. If you buy through them, we may earn a commission at no extra cost to you.',
  innerData: CARDS,
};

export const TOP_3_TABLE_2: Top3TableConfig = {
  ...TOP_3_TABLE_1,
  themeColor: '#86178b',
  innerData: CARDS.map((card) => ({
    ...card,
    buttons: card.buttons.map((button) => ({ ...button, textColor: '#ffffff', bgColor: '#86178b' })),
  })),
};
