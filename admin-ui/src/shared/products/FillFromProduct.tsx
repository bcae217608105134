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
  onFill: (product: ProductView, shops: readonly ShopView[]) => Fill;
}

/** What filling from a product did. */
export interface Fill {
  undo: () => void;
  /** The names of fields that are empty, since the product says nothing of them. */
  gaps?: readonly string[];
}

interface Filled extends Fill {
  name: string;
}

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });

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
            Filled from “{filled.name}”. {gapsText(filled.gaps)}You can change everything.
          </Alert>
        ) : null}
      </Box>
      <ProductPicker
        open={open}
        onClose={() => setOpen(false)}
        onChosen={(product, shops) => {
          setFilled({ name: product.name, ...onFill(product, shops) });
          setOpen(false);
        }}
      />
    </Box>
  );
}

function gapsText(gaps: readonly string[] = []): string {
  if (gaps.length === 0) return '';
  return `Empty, and left out until you fill it in: ${NAMES.format(gaps.map((name) => name.toLowerCase()))}. `;
}
