import type { ProductBoxConfig } from '../../../contracts/blocks/blocks';
import { GAMING_HEADSET, SMARTWATCH } from './pictures';
import { amazon, walmart } from './shops';

const DISCLAIMER =
  'Disclosure: this box contains affiliate links. If you buy through them, we may earn a commission at no extra cost to you.';

export const PRODUCT_BOX_1: ProductBoxConfig = {
  themeColor: '#2A2E32',
  name: 'Northline Pulse 2 Smartwatch',
  image: SMARTWATCH,
  imageAlt: 'Dark smartwatch with three activity rings on its screen',
  imageHref: 'https://www.amazon.com/s?k=smartwatch',
  description:
    'A light sports watch with a screen that stays readable in full sun. It finds a GPS signal within seconds, and in our test the battery lasted eight days with two runs.',
  multiList: [
    { key: 'Display', value: '1.43 in AMOLED, always on' },
    { key: 'Battery life', value: 'Up to 10 days' },
    { key: 'Water resistance', value: '5 ATM' },
    { key: 'Works with', value: 'Android and iOS' },
  ],
  buttons: [amazon('smartwatch'), walmart('smartwatch')],
  showSpecialBox: true,
  specialText: 'Top Pick',
  showScore: true,
  productScoreText: '9.8/10',
  showDisclaimer: true,
  disclaimerText: DISCLAIMER,
};

export const PRODUCT_BOX_2: ProductBoxConfig = {
  themeColor: '#b02271',
  name: 'Vantor H7 Wireless Gaming Headset',
  image: GAMING_HEADSET,
  imageAlt: 'Over-ear gaming headset with a microphone on a boom',
  imageHref: 'https://www.amazon.com/s?k=gaming+headset',
  description:
    'Soft ear cushions, a clear microphone and no delay that we could hear. It stays comfortable through a long evening and switches between PC and console with one key.',
  multiList: [
    { key: 'Connection', value: '2.4 GHz wireless' },
    { key: 'Battery life', value: 'Up to 60 hours' },
    { key: 'Weight', value: '285 g' },
    { key: 'Microphone', value: 'Detachable, noise filter' },
  ],
  buttons: [amazon('gaming headset'), walmart('gaming headset')],
  showSpecialBox: true,
  specialText: "Editor's Choice",
  showScore: true,
  productScoreText: '10/10',
  showDisclaimer: true,
  disclaimerText: DISCLAIMER,
};
