import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { BulkUpdate } from '../../shared/list/BulkUpdate';

export function WordBulkActions() {
  return (
    <>
      <BulkUpdate
        label="Important"
        icon={<StarIcon />}
        data={{ important: true }}
        done="marked as important"
      />
      <BulkUpdate
        label="Not important"
        icon={<StarBorderIcon />}
        data={{ important: false }}
        done="marked as not important"
      />
    </>
  );
}
