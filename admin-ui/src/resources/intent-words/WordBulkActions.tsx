import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { BulkDeleteButton, BulkExportButton, BulkUpdateButton } from 'react-admin';

export function WordBulkActions() {
  return (
    <>
      <BulkUpdateButton
        label="Important"
        icon={<StarIcon />}
        data={{ important: true }}
        mutationMode="undoable"
      />
      <BulkUpdateButton
        label="Not important"
        icon={<StarBorderIcon />}
        data={{ important: false }}
        mutationMode="undoable"
      />
      <BulkExportButton />
      <BulkDeleteButton mutationMode="undoable" />
    </>
  );
}
