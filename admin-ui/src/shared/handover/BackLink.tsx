import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageAddress } from '../usePageAddress';
import { wayBack } from './handover';

/** The way back to the tool that handed over; it stays while the page's address changes. */
export function BackLink() {
  const { get } = usePageAddress();
  const [back] = useState(() => wayBack(get));
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
