import Button from '@mui/material/Button';
import { MAIN_ID } from './mainId';

/** The first stop of the Tab key: straight to the page's content. */
export function SkipLink() {
  return (
    <Button
      href={`#${MAIN_ID}`}
      variant="contained"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Skip to content
    </Button>
  );
}
