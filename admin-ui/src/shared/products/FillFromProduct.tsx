import FillIcon from '@mui/icons-material/Inventory2Outlined';
import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import { canUseTool } from '@domain/access/access';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useSubject } from '../../session/useSession';
import { lazyOverlay } from '../lazyOverlay';

const ProductPicker = lazyOverlay(() => import('./ProductPicker'), 'ProductPicker');

interface FillFromProductProps {
  /** What is filled, where there are several: Product 2. */
  of?: string;
  /** Fills from a product, with the user's table of shops; gives what takes it back. */
  onFill: (product: ProductView, shops: readonly ShopView[]) => () => void;
}

interface Filled {
  name: string;
  undo: () => void;
}

/** Fills from a product of the library that is chosen in a dialog; one press takes it back. */
export function FillFromProduct({ of, onFill }: FillFromProductProps) {
  const mayUse = canUseTool(useSubject(), 'products');
  const [open, setOpen] = useState(false);
  const [filled, setFilled] = useState<Filled>();
  const button = useRef<HTMLButtonElement>(null);
  if (!mayUse) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        startIcon={<FillIcon />}
        aria-label={of && `Fill from a product: ${of}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Fill from a product
      </Button>
      <Box role="status">
        {filled ? (
          <Alert
            severity="success"
            sx={{ mt: 1, overflowWrap: 'anywhere' }}
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  filled.undo();
                  setFilled(undefined);
                  button.current?.focus();
                }}
              >
                Undo
              </Button>
            }
          >
            Filled from “{filled.name}”. You can change everything.
          </Alert>
        ) : null}
      </Box>
      <ProductPicker
        open={open}
        onClose={() => setOpen(false)}
        onChosen={(product, shops) => {
          setFilled({ name: product.name, undo: onFill(product, shops) });
          setOpen(false);
        }}
      />
    </Box>
  );
}
