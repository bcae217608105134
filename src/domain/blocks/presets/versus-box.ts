import type { VersusBoxConfig, VersusSide } from '../../../contracts/blocks';
import { newButton, newFeature } from '../defaults';

function side(name: string, alternateName: string): VersusSide {
  return {
    name,
    alternateName,
    innerThemeColor: '#2A2E32',
    title: 'Bottle',
    image: '',
    imageAlt: '',
    imageHref: '',
    features: [newFeature()],
    buttons: [newButton()],
    withVs: true,
  };
}

export const VERSUS_BOX_1: VersusBoxConfig = {
  themeColor: '#2A2E32',
  innerData: [side('WINNER', 'Left Side'), side('LOSER', 'Right Side')],
};

export const VERSUS_BOX_2: VersusBoxConfig = VERSUS_BOX_1;
