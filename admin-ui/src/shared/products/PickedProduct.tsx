import type { ProductEntry } from '@contracts/products/products';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { Price } from './Price';
import { ProductPicture } from './ProductPicture';

interface PickedProductProps {
  product: ProductEntry;
  /** Whether it is being read. */
  isBusy: boolean;
  onChoose: () => void;
}

/** A product to choose: its picture, name, brand and price. */
export function PickedProduct({ product, isBusy, onChoose }: PickedProductProps) {
  const { name, brand, image, price } = product;
  return (
    <ListItem disablePadding>
      <ListItemButton
        onClick={onChoose}
        aria-busy={isBusy}
        sx={{ gap: 1.5, px: 1, py: 1, borderRadius: 1.5, alignItems: 'center' }}
      >
        <ProductPicture image={image} size={48} />
        <Box sx={{ flex: 1, minWidth: 0, display: { sm: 'flex' }, alignItems: 'center', columnGap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
              {name}
            </Typography>
            {brand ? (
              <Typography variant="body2" color="text.secondary" noWrap dir="auto">
                {brand}
              </Typography>
            ) : null}
          </Box>
          <Price price={price} dated={false} />
        </Box>
        {isBusy ? <CircularProgress size={20} aria-label="Loading" /> : null}
      </ListItemButton>
    </ListItem>
  );
}
