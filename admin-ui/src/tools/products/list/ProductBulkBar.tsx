import EditIcon from '@mui/icons-material/EditOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { MAX_BLOCK_PRODUCTS, MIN_BLOCK_PRODUCTS } from '@contracts/blocks/blocks';
import Button from '@mui/material/Button';
import { counted } from '../../../shared/counted';
import { HandoverLink } from '../../../shared/handover/HandoverLink';
import { SelectionBar } from '../../../shared/list/SelectionBar';
import type { RowSelection } from '../../../shared/list/useRowSelection';

interface ProductBulkBarProps {
  selection: RowSelection;
  exporting: boolean;
  onEdit: () => void;
  onExport: () => void;
  onDelete: () => void;
}

/** What can be done with the chosen products together. */
export function ProductBulkBar(props: ProductBulkBarProps) {
  const { selection, exporting, onEdit, onExport, onDelete } = props;
  const { ids, count, isWhole } = selection;
  const said = `${counted(count, 'product')} selected`;
  return (
    <SelectionBar label="Chosen products" said={isWhole ? `All ${said}` : said} selection={selection}>
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
    </SelectionBar>
  );
}
