import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCloseNotification } from 'react-admin';
import { counted } from '../../../shared/counted';

interface UsedMessageProps {
  /** How many saved blocks use the product. */
  blocks: number;
  onLook: () => void;
}

/** In a toast after a product was saved: that blocks use it, and the way to what would change in them. */
export function UsedMessage({ blocks, onLook }: UsedMessageProps) {
  const close = useCloseNotification();
  const look = () => {
    // It would cover the dialog's buttons.
    close();
    onLook();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <span>The product is saved. {counted(blocks, 'saved block uses', 'saved blocks use')} it.</span>
      <Button color="inherit" size="small" onClick={look} sx={{ my: -0.5, ml: -1 }}>
        Look at what would change
      </Button>
    </Box>
  );
}
