import type { StarPlace } from '@contracts/blocks/block-parts';
import { CURRENCIES } from '@contracts/products/currencies';
import { AWARD_PRESETS, BADGE_PRESETS, RIBBON_PRESETS } from '@domain/blocks/labels';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useNewPriceDay } from '../../../shared/products/useNewPriceDay';
import { ChoiceField } from '../fields/ChoiceField';
import { FoldedGroup } from '../fields/FoldedGroup';
import { PresetInput } from '../fields/PresetInput';
import { TextInput } from '../fields/TextInput';
import { DayField } from '../fields/DayField';

const STARS: { value: StarPlace; text: string }[] = [
  { value: 'beside', text: 'Beside the score' },
  { value: 'instead', text: 'Instead of the score' },
];
const NAMES = ['price', 'stars', 'ribbon', 'badge', 'award'];
/** Two beside each other where both have room; a day takes more than a price. */
const pair = (width: number) => ({
  display: 'grid',
  columnGap: 1,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`,
});

interface ProductExtrasProps {
  /** Where the product stands in the form, with its dot; empty for the form itself. */
  path: string;
  /** Further fields, before the stars that are made of them. */
  score?: ReactNode;
}

/** What a product may show besides: its price, its stars and its labels. */
export function ProductExtras({ path, score }: ProductExtrasProps) {
  useNewPriceDay(`${path}price`);
  return (
    <FoldedGroup
      title="Price, stars and labels"
      summary="Price, discount, stars, ribbon, badge, award"
      names={NAMES.map((name) => `${path}${name}`)}
    >
      <Box sx={pair(130)}>
        <TextInput name={`${path}price.amount`} label="Price" help={() => 'In digits, such as 129.99.'} />
        <TextInput name={`${path}price.was`} label="Old price" help={() => 'Shown while it is higher.'} />
      </Box>
      <Box sx={pair(185)}>
        <PresetInput name={`${path}price.currency`} label="Currency" presets={CURRENCIES} strict />
        <DayField name={`${path}price.asOf`} label="Price as of" />
      </Box>
      {score}
      <ChoiceField
        name={`${path}stars`}
        label="Stars"
        none="None"
        choices={STARS}
        help="Half of the score: 9.4 of 10 shows as 4.7 stars."
      />
      <PresetInput name={`${path}ribbon`} label="Ribbon" presets={RIBBON_PRESETS} help="On the image." />
      <PresetInput name={`${path}badge`} label="Badge" presets={BADGE_PRESETS} />
      <PresetInput name={`${path}award`} label="Award" presets={AWARD_PRESETS} />
    </FoldedGroup>
  );
}
