import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { FLUSH } from '../../../theme/measures';

interface ColumnsMenuProps {
  columns: readonly { id: string; label: string }[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

/** Which columns a table has. */
export function ColumnsMenu({ columns, shown, onChange }: ColumnsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const toggle = (column: string) =>
    onChange(shown.includes(column) ? shown.filter((each) => each !== column) : [...shown, column]);
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: { xs: FLUSH, sm: 0 } }}
      >
        Columns
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id, dense: true }, paper: { sx: { maxHeight: 420 } } }}
      >
        {columns.map((column) => {
          const isShown = shown.includes(column.id);
          return (
            <MenuItem
              key={column.id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => toggle(column.id)}
            >
              <Checkbox checked={isShown} tabIndex={-1} disableRipple size="small" inert sx={{ ml: -1 }} />
              <ListItemText primary={column.label} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
