import type { VersusBoxConfig, VersusSide } from '../../../contracts/blocks/blocks';
import { CORAL_BOTTLE, TEAL_BOTTLE } from './bottle-pictures';
import { amazon, walmart } from './shops';

const SIDES: VersusSide[] = [
  {
    name: 'WINNER',
    alternateName: 'Left Side',
    innerThemeColor: '#0f766e',
    title: 'Nordvik Summit Insulated Bottle',
    image: TEAL_BOTTLE,
    imageAlt: 'Teal bottle with a loop on its screw cap',
    imageHref: 'https://www.amazon.com/s?k=insulated+bottle',
    features: [
      { key: 'Brand', value: 'Nordvik' },
      { key: 'Capacity', value: '32 fl oz' },
      { key: 'Material', value: 'Stainless steel' },
      { key: 'Closure Type', value: 'Screw cap' },
      { key: 'Color', value: 'Teal' },
    ],
    buttons: [amazon('insulated bottle'), walmart('insulated bottle')],
    withVs: true,
  },
  {
    name: 'LOSER',
    alternateName: 'Right Side',
    innerThemeColor: '#b4432a',
    title: 'Lumora City Straw Bottle',
    image: CORAL_BOTTLE,
    imageAlt: 'Coral bottle with a straw in its lid',
    imageHref: 'https://www.amazon.com/s?k=straw+bottle',
    features: [
      { key: 'Brand', value: 'Lumora' },
      { key: 'Capacity', value: '24 fl oz' },
      { key: 'Material', value: 'Coated steel' },
      { key: 'Closure Type', value: 'Flip straw' },
      { key: 'Color', value: 'Coral' },
    ],
    buttons: [amazon('straw bottle'), walmart('straw bottle')],
    withVs: false,
  },
];

export const VERSUS_BOX_1: VersusBoxConfig = { themeColor: '#2A2E32', innerData: SIDES };

export const VERSUS_BOX_2: VersusBoxConfig = { themeColor: '#334155', innerData: SIDES };
