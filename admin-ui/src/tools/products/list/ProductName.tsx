import type { ProductEntry } from '@contracts/products/products';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { hashOf } from '../productAddress';

/** What a product is called, which opens its form, and its brand. */
export function ProductName({ product: { id, name, brand } }: { product: ProductEntry }) {
  const { search } = useLocation();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={{ search, hash: hashOf(id) }}
        state={{ fromPage: true }}
        dir="auto"
        title={name}
        sx={{
          color: 'text.primary',
          fontWeight: 600,
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {name}
      </Link>
      {brand ? (
        <Typography variant="body2" color="text.secondary" noWrap title={brand} sx={{ fontSize: 12 }}>
          {brand}
        </Typography>
      ) : null}
    </Box>
  );
}
