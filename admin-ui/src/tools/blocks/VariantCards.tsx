import type { BlockVariant } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTimeout } from 'react-admin';
import { VariantCard } from './VariantCard';

/** Styles of a generator that stand together below the others. */
interface VariantSection {
  title: string;
  text: string;
  variants: readonly BlockVariant[];
  /** Whether two of them fit beside each other. */
  isSmall: boolean;
}

const VARIANT_SECTIONS: readonly VariantSection[] = [
  {
    title: 'Any number of products',
    text: 'Two to ten of them. Readers can sort them by price and score.',
    variants: ['comparison-table', 'product-list'],
    isSmall: false,
  },
  {
    title: 'Smaller blocks',
    text: 'To put between paragraphs: your opinion of a product, its facts, a tip, a discount.',
    variants: ['verdict-box', 'specifications', 'call-to-action', 'notice-box', 'coupon-box'],
    isSmall: true,
  },
];

/** With a connection so slow, something to press is worth more than a page that does not move. */
const PATIENCE_MS = 4_000;

interface VariantCardsProps {
  variants: readonly BlockVariant[];
  /** Whether what stands above the cards has its height. */
  settledAbove: boolean;
  onCustomize: (variant: BlockVariant) => void;
}

/**
 * The variants of a generator, one below the other, then those that stand in sections. A card shows when what is above it has
 * its height: else it would move away under the finger that wants to press it.
 */
export function VariantCards({ variants, settledAbove, onCustomize }: VariantCardsProps) {
  const [settled, setSettled] = useState<readonly BlockVariant[]>([]);
  const impatient = useTimeout(PATIENCE_MS);
  const settle = (variant: BlockVariant) =>
    setSettled((before) => (before.includes(variant) ? before : [...before, variant]));
  const sections = VARIANT_SECTIONS.map((section) => ({
    ...section,
    variants: section.variants.filter((variant) => variants.includes(variant)),
  })).filter((section) => section.variants.length > 0);
  const others = variants.filter(
    (variant) => !sections.some((section) => section.variants.includes(variant)),
  );
  const order = [...others, ...sections.flatMap((section) => section.variants)];
  const isShown = (variant: BlockVariant | undefined) => {
    const above = order.slice(0, variant && order.indexOf(variant));
    return impatient || (settledAbove && above.every((each) => settled.includes(each)));
  };
  const card = (variant: BlockVariant, inSection: boolean) => (
    <Box key={variant} {...shownIf(isShown(variant))}>
      <VariantCard
        variant={variant}
        inSection={inSection}
        onCustomize={() => onCustomize(variant)}
        onSettled={() => settle(variant)}
      />
    </Box>
  );
  return (
    <>
      {others.map((variant) => card(variant, false))}
      {sections.map((section) => (
        <Section key={section.title} section={section} isShown={isShown(section.variants[0])}>
          {section.variants.map((variant) => card(variant, true))}
        </Section>
      ))}
    </>
  );
}

interface SectionProps {
  section: VariantSection;
  isShown: boolean;
  children: ReactNode;
}

function Section({ section, isShown, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1 }}>
      <Box {...shownIf(isShown)}>
        <Typography variant="h2" id={id}>
          {section.title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {section.text}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: section.isSmall ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

const shownIf = (shown: boolean) => (shown ? {} : { sx: { visibility: 'hidden' }, 'data-outline': true });
