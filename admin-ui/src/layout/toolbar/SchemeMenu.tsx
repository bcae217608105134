import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { useState } from 'react';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { useScheme } from '../../theme/useScheme';
import { SCHEMES } from './schemes';
import { ToolbarButton } from './ToolbarButton';

const SchemeChoices = lazyOverlay(() => import('./SchemeChoices'), 'SchemeChoices');

export function SchemeMenu() {
  const choice = useScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = SCHEMES.find(({ id }) => id === choice)?.Icon ?? SystemIcon;
  return (
    <>
      <ToolbarButton
        label="Color scheme"
        icon={<Current />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <SchemeChoices open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
