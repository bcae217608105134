import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import type { SchemeChoice } from '../../theme/keptScheme';

export const SCHEMES: { id: SchemeChoice; label: string; Icon: typeof DarkIcon }[] = [
  { id: 'light', label: 'Light', Icon: LightIcon },
  { id: 'dark', label: 'Dark', Icon: DarkIcon },
  { id: 'system', label: 'System', Icon: SystemIcon },
];
