import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../../shared/format';
import { ListCards } from '../../../shared/list/ListCards';
import { Price } from '../../../shared/products/Price';
import { ProductPicture } from '../../../shared/products/ProductPicture';
import { sortOf, sortText } from '../../../shared/result/resultSort';
import { ChipRow } from '../shown/ChipRow';
import { ProductMenu } from '../uses/ProductMenu';
import type { ProductListProps } from './productListProps';
import { ProductName } from './ProductName';
import { SORT_NAMES } from './productQuery';
import { shopNamesOf } from './shopNames';

/** Products on a phone. */
export function ProductCards(props: ProductListProps) {
  const { products, selection, sort, onSort, shopName, onDelete, onClicks, onTakeOver } = props;
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
      <ListCards label="Products" rows={products} nameOf={({ name }) => name} selection={selection}>
        {(product) => ({
          facts: (
            <>
              <Box sx={{ display: 'flex', gap: 1.5 }}>
                <ProductPicture image={product.image} size={64} />
                <Box sx={{ minWidth: 0, flex: 1 }}>
                  <ProductName product={product} />
                  <Price price={product.price} />
                </Box>
              </Box>
              <ChipRow label="Shops" texts={shopNamesOf(product, shopName)} outlined />
              <ChipRow label="Tags" texts={product.tags} />
              <Typography variant="body2" color="text.secondary" sx={{ fontSize: 12 }}>
                {[product.score && `Score ${product.score}`, `Updated ${formatDay(product.updatedAt)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </>
          ),
          buttons: (
            <Box sx={{ display: 'flex', flexDirection: 'column', alignSelf: 'start', mt: -1, mr: -1 }}>
              <IconButton aria-label={`Delete ${product.name}`} onClick={() => onDelete(product)}>
                <DeleteIcon fontSize="small" />
              </IconButton>
              <ProductMenu {...{ product, onClicks, onTakeOver }} />
            </Box>
          ),
        })}
      </ListCards>
    </>
  );
}
