import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import type { Block } from '@contracts/blocks/blocks';
import { blockMarkup } from '@domain/blocks/blocks';
import type { Ground } from '@domain/blocks/colors';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useWidth } from '../../../shared/useWidth';
import { BlockPreview } from './BlockPreview';

/** Pixels of a page's content; a desktop's page has these or more. */
const SCREENS = [
  { name: 'Phone', width: 360, Icon: PhoneIcon },
  { name: 'Tablet', width: 768, Icon: TabletIcon },
  { name: 'Desktop', width: 1024, Icon: DesktopIcon },
] as const;
type Screen = (typeof SCREENS)[number]['name'];

const READERS = [
  { ground: 'light', name: 'Light', Icon: LightIcon },
  { ground: 'dark', name: 'Dark', Icon: DarkIcon },
] as const;

interface SizedPreviewProps {
  block: Block;
  html: string;
}

/**
 * The preview with a choice of screens, so that the breakpoints can be seen. A screen that is wider than its place is drawn
 * smaller; a phone has no choice and shows the block as it is there. One that goes by the reader's system is shown for either.
 */
export function SizedPreview({ block, html }: SizedPreviewProps) {
  const [reader, setReader] = useState<Ground>('light');
  const { scheme = 'light' } = block.config;
  const shown = useMemo(
    () =>
      scheme === 'auto'
        ? blockMarkup({ ...block, config: { ...block.config, scheme: reader } } as Block)
        : html,
    [block, scheme, reader, html],
  );
  const [screen, setScreen] = useState<Screen>('Desktop');
  const theme = useTheme();
  const choice = useMediaQuery(theme.breakpoints.up('md'));
  const [place, available] = useWidth();
  const width = SCREENS.find(({ name }) => name === screen)?.width;
  const scale = choice && width && available ? Math.min(1, available / width) : 1;
  return (
    <Box ref={place}>
      {choice || scheme === 'auto' ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mb: 2 }}>
          {scheme === 'auto' ? <ReaderChoice reader={reader} onChoose={setReader} /> : null}
          {choice ? (
            <ToggleButtonGroup
              size="small"
              exclusive
              aria-label="Screen of the preview"
              value={screen}
              onChange={(_, chosen: Screen | null) => setScreen(chosen ?? screen)}
            >
              {SCREENS.map(({ name, Icon }) => (
                <ToggleButton key={name} value={name} sx={{ gap: 1 }}>
                  <Icon fontSize="small" />
                  {name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          ) : null}
        </Box>
      ) : null}
      <Box
        sx={{
          width: choice && screen !== 'Desktop' ? width : '100%',
          maxWidth: '100%',
          mx: 'auto',
          overflow: 'hidden',
          outline: 1,
          outlineColor: 'divider',
          borderRadius: 2,
          bgcolor: 'background.paper',
        }}
      >
        <BlockPreview
          variant={block.variant}
          html={shown}
          scale={scale}
          ground={scheme === 'auto' ? reader : scheme}
        />
      </Box>
    </Box>
  );
}

function ReaderChoice({ reader, onChoose }: { reader: Ground; onChoose: (reader: Ground) => void }) {
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      aria-label="Reader’s system"
      value={reader}
      onChange={(_, chosen: Ground | null) => onChoose(chosen ?? reader)}
    >
      {READERS.map(({ ground, name, Icon }) => (
        <ToggleButton key={ground} value={ground} sx={{ gap: 1 }}>
          <Icon fontSize="small" />
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
