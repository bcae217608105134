import EditIcon from '@mui/icons-material/EditOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { MAX_BLOCK_PRODUCTS, MIN_BLOCK_PRODUCTS } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { HandoverLink } from '../../../shared/handover/HandoverLink';
import { SelectionBar } from '../../../shared/list/SelectionBar';
import type { ProductSelection } from './useProductSelection';

interface ProductBulkBarProps {
  selection: ProductSelection;
  /** All that match, on every page. */
  total: number;
  exporting: boolean;
  onEdit: () => void;
  onExport: () => void;
  onDelete: () => void;
}

/** What can be done with the chosen products together, and the way from a page of them to all that match. */
export function ProductBulkBar(props: ProductBulkBarProps) {
  const { selection, total, exporting, onEdit, onExport, onDelete } = props;
  const { ids, count, isAll, isWhole, chooseWhole, clear } = selection;
  if (count === 0) return null;
  return (
    <SelectionBar label="Chosen products">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mr: 'auto' }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {isWhole ? `All ${counted(count, 'product')} selected` : `${counted(count, 'product')} selected`}
        </Typography>
        {isAll && !isWhole && total > count ? (
          <Button size="small" onClick={chooseWhole}>
            Select all {formatCount(total)} that match
          </Button>
        ) : null}
      </Box>
      {!isWhole && count >= MIN_BLOCK_PRODUCTS && count <= MAX_BLOCK_PRODUCTS ? (
        <HandoverLink tool="top-3-table-generator" given={{ products: ids }} label="Make a table" />
      ) : null}
      <Button size="small" startIcon={<EditIcon />} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={exporting}
        loadingPosition="start"
        onClick={onExport}
      >
        Export
      </Button>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
        Delete
      </Button>
      <Button size="small" color="inherit" onClick={clear}>
        Clear selection
      </Button>
    </SelectionBar>
  );
}
