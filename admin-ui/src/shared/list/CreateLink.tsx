import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { BULK_ACTIONS } from '../../theme/components';

interface CreateLinkProps {
  label: string;
  /** Whether its page opens at the top, and not where the list is scrolled to. */
  scrollToTop?: boolean;
}

/** The way to the form of a new record; where there is little room it floats. */
export function CreateLink({ label, scrollToTop = true }: CreateLinkProps) {
  const resource = useResourceContext() ?? '';
  const to = useCreatePath()({ resource, type: 'create' });
  const state = { _scrollToTop: scrollToTop };
  const floats = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (floats) {
    return (
      <Fab component={Link} to={to} state={state} color="primary" aria-label={label} sx={FLOATING}>
        <AddIcon />
      </Fab>
    );
  }
  return (
    <Button component={Link} to={to} state={state} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}

/** Else it would lie on the bulk actions. */
const FLOATING = {
  position: 'fixed',
  right: 20,
  bottom: 60,
  zIndex: 1000,
  [`body:has(${BULK_ACTIONS}) &`]: { display: 'none' },
};
