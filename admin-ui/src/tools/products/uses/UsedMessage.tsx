import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { counted } from '../../../shared/counted';

interface UsedMessageProps {
  /** How many saved blocks use the product. */
  blocks: number;
  onLook: () => void;
}

/** In a toast after a product was saved: that blocks use it, and the way to what would change in them. */
export function UsedMessage({ blocks, onLook }: UsedMessageProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <span>The product is saved. {counted(blocks, 'saved block uses', 'saved blocks use')} it.</span>
      <Button color="inherit" size="small" onClick={onLook} sx={{ my: -0.5 }}>
        Look at what would change
      </Button>
    </Box>
  );
}
