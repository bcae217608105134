import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

interface CreateLinkProps {
  label: string;
  /** Whether its page opens at the top, and not where the list is scrolled to. */
  scrollToTop?: boolean;
}

/** The way to the form of a new record. */
export function CreateLink({ label, scrollToTop = true }: CreateLinkProps) {
  const resource = useResourceContext() ?? '';
  const to = useCreatePath()({ resource, type: 'create' });
  return (
    <Button
      component={Link}
      to={to}
      state={{ _scrollToTop: scrollToTop }}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {label}
    </Button>
  );
}
