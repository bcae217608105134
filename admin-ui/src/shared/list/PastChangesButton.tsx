import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { bulkNameOf, changesPath } from './bulkApi';

/** The way to what jobs changed of a list's records, where jobs can. */
export function PastChangesButton() {
  const resource = useResourceContext() ?? '';
  if (!bulkNameOf(resource)) return null;
  return (
    <Button component={Link} to={changesPath(resource)} label="Bulk changes" size="medium">
      <HistoryIcon />
    </Button>
  );
}
