import ReplayIcon from '@mui/icons-material/Replay';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import { Notice } from '../shared/Notice';
import { useInstance } from '../shared/useInstance';

/** How Chromium, Firefox and Safari, and Vite for stylesheets, say that a lazy part did not come. */
const NOT_LOADED = /dynamically imported module|importing a module script|preload css/i;

/** What shows in place of a page that failed, or whose code could not be fetched. */
export function Crash({ error }: { error?: unknown }) {
  const { name } = useInstance();
  const notLoaded = error instanceof Error && NOT_LOADED.test(error.message);
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
      title={notLoaded ? 'This page could not be loaded' : 'Something went wrong on this page'}
      text={
        notLoaded
          ? `The connection was lost, or ${name} was updated in the meantime. Reload the page to continue.`
          : 'Your saved data is safe. Reload the page to continue. If it happens again, please tell an admin.'
      }
      action={reload}
    />
  );
}
