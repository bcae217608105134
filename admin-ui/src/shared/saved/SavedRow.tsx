import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

interface SavedRowProps {
  name: string;
  facts: string;
  /** Before the name. */
  picture?: ReactNode;
  /** Before Open. */
  actions?: ReactNode;
  disabled?: boolean;
  opening: boolean;
  onOpen: () => void;
  menu: readonly { label: string; disabled?: boolean; onChoose: () => void }[];
  /** The dialogs that the menu leads to. */
  children: ReactNode;
}

/** One of a SavedList, with what can be done with it. */
export function SavedRow(props: SavedRowProps) {
  const { name, facts, picture, actions, disabled, opening, onOpen, menu, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {picture}
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {actions}
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          loading={opening}
          onClick={onOpen}
          aria-label={`Open ${name}`}
        >
          Open
        </Button>
        <IconButton aria-label={`More for ${name}`} onClick={(event) => setAnchor(event.currentTarget)}>
          <MoreIcon />
        </IconButton>
      </Box>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {menu.map((item) => (
          <MenuItem
            key={item.label}
            disabled={item.disabled}
            onClick={() => {
              setAnchor(null);
              item.onChoose();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
      {children}
    </Box>
  );
}
