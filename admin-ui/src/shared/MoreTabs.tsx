import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

export interface MoreTabsProps {
  /** What is chosen by the tabs. */
  of: string;
  tabs: readonly { id: string; label: string; choose: () => void }[];
}

/** The tabs of a strip that have no room in it. */
export function MoreTabs({ of, tabs }: MoreTabsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, px: 1.25, color: 'text.secondary' }}
      >
        More
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `More: ${of}` } }}
      >
        {tabs.map(({ id, label, choose }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              choose();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
