import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface MoreMenuProps {
  /** Whether the stylesheet is there to go with the block. */
  styled: boolean;
  onDownload: () => void;
  onSaveAs: () => void;
  onExport: () => void;
}

/** What is wanted now and then. */
export function MoreMenu({ styled, onDownload, onSaveAs, onExport }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <IconButton aria-label="More" onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled={!styled} onClick={choose(onDownload)}>
          Download .html
        </MenuItem>
        <Divider />
        <MenuItem onClick={choose(onSaveAs)}>Save as…</MenuItem>
        <MenuItem onClick={choose(onExport)}>Export JSON</MenuItem>
      </Menu>
    </>
  );
}
