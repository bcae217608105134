import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { bulkNameOf, changesPath } from './bulkApi';
import { useIsPhone } from './useIsPhone';

const LABEL = 'Bulk changes';

/** The way to what jobs changed of a list's records, where jobs can. */
export function PastChangesButton() {
  const resource = useResourceContext() ?? '';
  const isPhone = useIsPhone();
  if (!bulkNameOf(resource)) return null;
  const to = changesPath(resource);
  return isPhone ? (
    <IconButton component={Link} to={to} aria-label={LABEL} color="primary" size="large">
      <HistoryIcon />
    </IconButton>
  ) : (
    <Button component={Link} to={to} startIcon={<HistoryIcon />}>
      {LABEL}
    </Button>
  );
}
