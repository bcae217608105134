import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { usePageAddress } from '../usePageAddress';
import { wayBack } from './handover';

/** The way back to the tool that handed over. */
export function BackLink() {
  const back = wayBack(usePageAddress().get);
  return back ? (
    <Button
      component={Link}
      to={back.path}
      size="small"
      startIcon={<BackIcon />}
      className="print-none"
      sx={{ alignSelf: 'flex-start' }}
    >
      Back to {back.title}
    </Button>
  ) : null;
}
