import type { BlockVariant } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTimeout } from 'react-admin';
import { VariantCard } from './VariantCard';

/** With a connection so slow, something to press is worth more than a page that does not move. */
const PATIENCE_MS = 4_000;

interface VariantCardsProps {
  /** Undefined while they are not known. */
  variants: readonly BlockVariant[] | undefined;
  onCustomize: (variant: BlockVariant) => void;
  /** What stands below the cards. */
  children: ReactNode;
}

/**
 * The variants of a generator, one below the other. What is below a card shows when that card has its height: else it
 * would move away under the finger that wants to press it.
 */
export function VariantCards({ variants, onCustomize, children }: VariantCardsProps) {
  const [settled, setSettled] = useState<readonly BlockVariant[]>([]);
  const impatient = useTimeout(PATIENCE_MS);
  const settle = (variant: BlockVariant) =>
    setSettled((before) => (before.includes(variant) ? before : [...before, variant]));
  const isSettled = (above: readonly BlockVariant[]) =>
    impatient || above.every((variant) => settled.includes(variant));
  return (
    <>
      {variants?.map((variant, index) => (
        <Box key={variant} {...shownIf(isSettled(variants.slice(0, index)))}>
          <VariantCard
            variant={variant}
            onCustomize={() => onCustomize(variant)}
            onSettled={() => settle(variant)}
          />
        </Box>
      ))}
      <Box {...shownIf(variants !== undefined && isSettled(variants))}>{children}</Box>
    </>
  );
}

const shownIf = (shown: boolean) => (shown ? {} : { sx: { visibility: 'hidden' }, 'data-outline': true });
