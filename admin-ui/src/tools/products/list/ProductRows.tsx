import type { ProductEntry } from '@contracts/products/products';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDay } from '../../../shared/format';
import { SelectAllBox } from '../../../shared/list/SelectAllBox';
import { TableFrame } from '../../../shared/TableFrame';
import { ROW_TINT } from '../../../theme/rowTint';
import { sortingBy, SortHead } from '../../../shared/result/SortHead';
import { ChipRow } from '../shown/ChipRow';
import { Price } from '../../../shared/products/Price';
import { ProductPicture } from '../../../shared/products/ProductPicture';
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

/** Products as a table, which scrolls inside between their names and buttons where it does not fit. */
export function ProductRows(props: ProductListProps) {
  const { products, selection, sort, onSort } = props;
  return (
    <TableFrame right={LAST_WIDTH}>
      <Table
        size="small"
        aria-label="Products"
        sx={{
          borderCollapse: 'separate',
          '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { px: 1 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <SelectAllBox selection={selection} label="Select all on this page" />
            </TableCell>
            {COLUMNS.map((column) => (
              <SortHead
                key={column.label}
                label={column.label}
                numeric={'numeric' in column}
                {...('field' in column && sortingBy(column.field, sort, onSort))}
                sx={{ whiteSpace: 'nowrap' }}
              />
            ))}
            <TableCell sx={LAST}>
              <span className="visually-hidden">Actions</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map((product) => (
            <TableLine key={product.id} product={product} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

function TableLine(props: ProductListProps & { product: ProductEntry }) {
  const { product, selection, shopName, onDelete, onClicks, onTakeOver } = props;
  const { id, name, image, price, tags, score, updatedAt } = product;
  const shopNames = shopNamesOf(product, shopName);
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        <Checkbox
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
          slotProps={{ input: { 'aria-label': `Select ${name}` } }}
        />
      </TableCell>
      <TableCell sx={FIRST}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ProductPicture image={image} size={48} />
          <ProductName product={product} />
        </Box>
      </TableCell>
      <TableCell sx={{ minWidth: 116 }}>{price.amount ? <Price price={price} /> : '–'}</TableCell>
      <TableCell sx={{ minWidth: 104, maxWidth: 150 }}>
        {shopNames.length > 0 ? <ChipRow label="Shops" texts={shopNames} most={2} outlined /> : '–'}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {formatDay(updatedAt)}
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {score || '–'}
      </TableCell>
      <TableCell sx={{ minWidth: 88, maxWidth: 140 }}>
        {tags.length > 0 ? <ChipRow label="Tags" texts={tags} most={2} /> : '–'}
      </TableCell>
      <TableCell sx={LAST}>
        <ProductMenu {...{ product, onClicks, onTakeOver }} />
        <IconButton
          size="small"
          sx={{ p: 0.5 }}
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(product)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

/** The name and the buttons of a product stay in sight. */
const IN_SIGHT = {
  position: 'sticky',
  zIndex: 1,
  bgcolor: 'background.paper',
  backgroundImage: ROW_TINT,
} as const;
const FIRST = {
  ...IN_SIGHT,
  left: 0,
  // As wide as the other columns leave it; what is longer wraps.
  width: '100%',
  minWidth: 208,
  maxWidth: 0,
} as const;
/** As wide as its two buttons. */
const LAST_WIDTH = 72;
const LAST = { ...IN_SIGHT, right: 0, whiteSpace: 'nowrap', px: 0.5 } as const;
