import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import { formatDay } from '../../../shared/format';
import { BUTTONS_CELL, NAME_CELL, ListTable } from '../../../shared/list/ListTable';
import { Price } from '../../../shared/products/Price';
import { ProductPicture } from '../../../shared/products/ProductPicture';
import { ChipRow } from '../shown/ChipRow';
import { ProductMenu } from '../uses/ProductMenu';
import type { ProductListProps } from './productListProps';
import { ProductName } from './ProductName';
import { shopNamesOf } from './shopNames';

const COLUMNS = [
  { label: 'Product', field: 'name' },
  { label: 'Price', field: 'price' },
  { label: 'Shops' },
  { label: 'Updated', field: 'updatedAt' },
  { label: 'Score', numeric: true },
  { label: 'Tags' },
] as const;
/** As wide as the two buttons of a product. */
const BUTTONS_WIDTH = 72;

/** Products as a table. */
export function ProductRows(props: ProductListProps) {
  const { products, selection, sort, onSort, shopName, onDelete, onClicks, onTakeOver } = props;
  return (
    <ListTable
      label="Products"
      columns={COLUMNS}
      rows={products}
      nameOf={({ name }) => name}
      selection={selection}
      sort={sort}
      onSort={onSort}
      gap={1}
      buttons={BUTTONS_WIDTH}
    >
      {(product) => (
        <>
          <TableCell sx={{ ...NAME_CELL, minWidth: 208 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <ProductPicture image={product.image} size={48} />
              <ProductName product={product} />
            </Box>
          </TableCell>
          <TableCell sx={{ minWidth: 116 }}>
            {product.price.amount ? <Price price={product.price} /> : '–'}
          </TableCell>
          <TableCell sx={{ minWidth: 104, maxWidth: 150 }}>
            {shopNamesOf(product, shopName).length > 0 ? (
              <ChipRow label="Shops" texts={shopNamesOf(product, shopName)} most={2} outlined />
            ) : (
              '–'
            )}
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {formatDay(product.updatedAt)}
          </TableCell>
          <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {product.score || '–'}
          </TableCell>
          <TableCell sx={{ minWidth: 88, maxWidth: 140 }}>
            {product.tags.length > 0 ? <ChipRow label="Tags" texts={product.tags} most={2} /> : '–'}
          </TableCell>
          <TableCell sx={BUTTONS_CELL}>
            <ProductMenu {...{ product, onClicks, onTakeOver }} />
            <IconButton
              size="small"
              sx={{ p: 0.5 }}
              aria-label={`Delete ${product.name}`}
              onClick={() => onDelete(product)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </TableCell>
        </>
      )}
    </ListTable>
  );
}
