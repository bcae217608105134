import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import type { BlockVariant } from '@contracts/blocks/blocks';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useWidth } from '../../../shared/useWidth';
import { BlockPreview } from './BlockPreview';

/** Pixels of a page's content; a desktop's page has these or more. */
const SCREENS = [
  { name: 'Phone', width: 360, Icon: PhoneIcon },
  { name: 'Tablet', width: 768, Icon: TabletIcon },
  { name: 'Desktop', width: 1024, Icon: DesktopIcon },
] as const;
type Screen = (typeof SCREENS)[number]['name'];

interface SizedPreviewProps {
  variant: BlockVariant;
  html: string;
}

/**
 * The preview with a choice of screens, so that the breakpoints can be seen. A screen that is wider than its place is drawn
 * smaller; a phone has no choice and shows the block as it is there.
 */
export function SizedPreview({ variant, html }: SizedPreviewProps) {
  const [screen, setScreen] = useState<Screen>('Desktop');
  const theme = useTheme();
  const choice = useMediaQuery(theme.breakpoints.up('md'));
  const [place, available] = useWidth();
  const width = SCREENS.find(({ name }) => name === screen)?.width;
  const scale = choice && width && available ? Math.min(1, available / width) : 1;
  return (
    <Box ref={place}>
      {choice ? (
        <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2 }}>
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
        <BlockPreview variant={variant} html={html} scale={scale} />
      </Box>
    </Box>
  );
}
