import EditIcon from '@mui/icons-material/TuneOutlined';
import type { Block, BlockVariant } from '@contracts/blocks/blocks';
import { blockMarkup, presetOf } from '@domain/blocks/blocks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { BlockPreview } from './preview/BlockPreview';
import { variantName } from '../../shared/savedBlocks';

interface VariantCardProps {
  variant: BlockVariant;
  /** Whether it stands in a section with a heading of its own. */
  inSection?: boolean;
  onCustomize: () => void;
  /** Called when the card is as high as it will stay. */
  onSettled: () => void;
}

/** One style of a generator with its sample, and the way to make it one's own. */
export function VariantCard({ variant, inSection = false, onCustomize, onSettled }: VariantCardProps) {
  const id = useId();
  const name = variantName(variant);
  const html = useMemo(() => blockMarkup({ variant, config: presetOf(variant) } as Block), [variant]);
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: { xs: 2, md: 3 },
          py: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant={inSection ? 'h3' : 'h2'} id={id} sx={{ textWrap: 'balance' }}>
          {name}
        </Typography>
        <Button
          variant="contained"
          startIcon={<EditIcon />}
          onClick={onCustomize}
          aria-label={`Customize ${name}`}
        >
          Customize
        </Button>
      </Box>
      <BlockPreview variant={variant} html={html} onSettled={onSettled} />
    </Card>
  );
}
