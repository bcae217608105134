import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';

interface ExportMenuProps {
  choices: readonly { label: string; download: () => Promise<void> }[];
}

/** What can be downloaded, one at a time. */
export function ExportMenu({ choices }: ExportMenuProps) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const choose = async (download: () => Promise<void>) => {
    setAnchor(null);
    setBusy(true);
    try {
      await download();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {choices.map(({ label, download }) => (
          <MenuItem key={label} onClick={() => void choose(download)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
