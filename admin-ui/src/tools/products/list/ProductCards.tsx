import type { ProductEntry } from '@contracts/products/products';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../../shared/format';
import { SelectAllBox } from '../../../shared/list/SelectAllBox';
import { ChipRow } from '../shown/ChipRow';
import { Price } from '../../../shared/products/Price';
import { ProductPicture } from '../../../shared/products/ProductPicture';
import { ProductMenu } from '../uses/ProductMenu';
import type { ProductListProps } from './productListProps';
import { ProductName } from './ProductName';
import { sortOf, sortText } from '../../../shared/result/resultSort';
import { SORT_NAMES } from './productQuery';
import { shopNamesOf } from './shopNames';

/** Products on a phone, one below the other. */
export function ProductCards(props: ProductListProps) {
  const { products, selection, sort, onSort } = props;
  const chosen = sortText(sort);
  return (
    <>
      <TextField
        select
        label="Sort by"
        value={chosen in SORT_NAMES ? chosen : ''}
        onChange={({ target }) => onSort(sortOf(target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {Object.entries(SORT_NAMES).map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel label="Select all on this page" control={<SelectAllBox selection={selection} />} />
      <Box component="ul" aria-label="Products" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {products.map((product) => (
          <Card key={product.id} product={product} {...props} />
        ))}
      </Box>
    </>
  );
}

function Card(props: ProductListProps & { product: ProductEntry }) {
  const { product, selection, shopName, onDelete, onClicks, onTakeOver } = props;
  const { id, name, image, price, tags, score, updatedAt } = product;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Checkbox
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
        slotProps={{ input: { 'aria-label': `Select ${name}` } }}
        sx={{ alignSelf: 'start', mt: -1, ml: -1.25 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <ProductPicture image={image} size={64} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <ProductName product={product} />
            <Price price={price} />
          </Box>
        </Box>
        <ChipRow label="Shops" texts={shopNamesOf(product, shopName)} outlined />
        <ChipRow label="Tags" texts={tags} />
        <Typography variant="body2" color="text.secondary" sx={{ fontSize: 12 }}>
          {[score && `Score ${score}`, `Updated ${formatDay(updatedAt)}`].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignSelf: 'start', mt: -1, mr: -1 }}>
        <IconButton aria-label={`Delete ${name}`} onClick={() => onDelete(product)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
        <ProductMenu {...{ product, onClicks, onTakeOver }} />
      </Box>
    </Box>
  );
}
