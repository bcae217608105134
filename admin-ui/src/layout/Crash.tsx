import ReplayIcon from '@mui/icons-material/Replay';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import { Notice } from '../shared/Notice';

/** What shows in place of a page that failed. */
export function Crash() {
  const reload = (
    <Button variant="contained" startIcon={<ReplayIcon />} onClick={() => window.location.reload()}>
      Reload this page
    </Button>
  );
  return (
    <Notice
      icon={<WarningIcon />}
      tone="error"
      role="alert"
      heading="h1"
      title="Something went wrong on this page"
      text="Your saved data is safe. Reload the page to go on; if it happens again, please tell an administrator."
      action={reload}
    />
  );
}
