import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useDownloading } from './useDownloading';

interface ExportMenuProps {
  choices: readonly { label: string; disabled?: boolean; download: () => Promise<void> }[];
  /** As that of the buttons beside it. */
  size?: 'small';
}

/** What can be downloaded, one at a time. */
export function ExportMenu({ choices, size }: ExportMenuProps) {
  const { busy, start } = useDownloading();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        size={size}
        startIcon={busy ? <CircularProgress color="inherit" size={18} /> : <DownloadIcon />}
        // Not disabled: the menu gives the focus back to it.
        aria-disabled={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => (busy ? undefined : setAnchor(event.currentTarget))}
      >
        Export
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {choices.map(({ label, disabled, download }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            onClick={() => {
              setAnchor(null);
              start(download);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
