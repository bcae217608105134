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
        question={(records) => `Mark ${records} as important?`}
        done="marked as important"
      />
      <BulkUpdate
        label="Not important"
        icon={<StarBorderIcon />}
        data={{ important: false }}
        question={(records) => `Mark ${records} as not important?`}
        done="marked as not important"
      />
    </>
  );
}
