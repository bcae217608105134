import type { BlockVariant } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTimeout } from 'react-admin';
import { VariantCard } from './VariantCard';

/** With a connection so slow, something to press is worth more than a page that does not move. */
const PATIENCE_MS = 4_000;

interface VariantCardsProps {
  variants: readonly BlockVariant[];
  /** Whether what stands above the cards has its height. */
  settledAbove: boolean;
  onCustomize: (variant: BlockVariant) => void;
}

/**
 * The variants of a generator, one below the other. A card shows when what is above it has its height: else it would move
 * away under the finger that wants to press it.
 */
export function VariantCards({ variants, settledAbove, onCustomize }: VariantCardsProps) {
  const [settled, setSettled] = useState<readonly BlockVariant[]>([]);
  const impatient = useTimeout(PATIENCE_MS);
  const settle = (variant: BlockVariant) =>
    setSettled((before) => (before.includes(variant) ? before : [...before, variant]));
  const isSettled = (above: readonly BlockVariant[]) =>
    impatient || (settledAbove && above.every((variant) => settled.includes(variant)));
  return variants.map((variant, index) => (
    <Box key={variant} {...shownIf(isSettled(variants.slice(0, index)))}>
      <VariantCard
        variant={variant}
        onCustomize={() => onCustomize(variant)}
        onSettled={() => settle(variant)}
      />
    </Box>
  ));
}

const shownIf = (shown: boolean) => (shown ? {} : { sx: { visibility: 'hidden' }, 'data-outline': true });
