import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useSaveSettings } from '../../session/useSaveSettings';
import type { SchemeChoice } from '../../theme/keptScheme';
import { useScheme } from '../../theme/useScheme';
import { ToolbarButton } from './ToolbarButton';

const CHOICES: { id: SchemeChoice; label: string; Icon: typeof DarkIcon }[] = [
  { id: 'light', label: 'Light', Icon: LightIcon },
  { id: 'dark', label: 'Dark', Icon: DarkIcon },
  { id: 'system', label: 'System', Icon: SystemIcon },
];

export function SchemeMenu() {
  const choice = useScheme();
  const save = useSaveSettings();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = CHOICES.find(({ id }) => id === choice)?.Icon ?? SystemIcon;
  return (
    <>
      <ToolbarButton
        label="Colour scheme"
        icon={<Current />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {CHOICES.map(({ id, label, Icon }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={id === choice}
            selected={id === choice}
            onClick={() => {
              save({ theme: id });
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
