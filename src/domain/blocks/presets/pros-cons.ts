import type { ProsConsConfig } from '../../../contracts/blocks/blocks';

/** A robot vacuum's review, in short. */
export const PROS_CONS: ProsConsConfig = {
  innerData: [
    {
      alternateTitle: 'Left Side',
      title: 'PROS',
      themeColor: '#15803d',
      list: [
        'Picks up fine dust on hard floors in one pass',
        'Maps three rooms in under ten minutes',
        'Quiet enough to run during a phone call',
        'The dustbin empties with one hand',
      ],
    },
    {
      alternateTitle: 'Right Side',
      title: 'CONS',
      themeColor: '#b91c1c',
      list: [
        'Gets stuck on rugs with long fringes',
        'The app asks for an account before the first run',
        'Replacement filters are hard to find in shops',
      ],
    },
  ],
};
