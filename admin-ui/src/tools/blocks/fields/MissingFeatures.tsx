import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { BlockFeature } from '@contracts/blocks/block-parts';
import { missingFeatures } from '@domain/blocks/features';
import FormHelperText from '@mui/material/FormHelperText';
import { useWatch } from 'react-hook-form';

/** Says what one of the products that stand side by side does not list and another one does. */
export function MissingFeatures({ product }: { product: number }) {
  const products = useWatch({ name: 'innerData' }) as { features: BlockFeature[] }[];
  const names = missingFeatures(products)[product] ?? [];
  return (
    <FormHelperText role="status" sx={{ color: 'warning.main', m: 0, '&:not(:empty)': { mt: 1 } }}>
      {names.length > 0 ? BLOCK_MESSAGES.featuresMissing(names) : null}
    </FormHelperText>
  );
}
