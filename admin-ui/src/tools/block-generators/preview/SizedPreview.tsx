import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import type { BlockVariant } from '@contracts/blocks';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Ref, useState } from 'react';
import { BlockPreview, type PreviewHandle } from './BlockPreview';

const WIDTHS = [
  { name: 'Phone', width: 360, Icon: PhoneIcon },
  { name: 'Tablet', width: 768, Icon: TabletIcon },
  { name: 'Desktop', width: undefined, Icon: DesktopIcon },
] as const;

interface SizedPreviewProps {
  variant: BlockVariant;
  html: string;
  ref?: Ref<PreviewHandle>;
}

/** The preview with a choice of screens, so that the breakpoints can be seen. */
export function SizedPreview({ variant, html, ref }: SizedPreviewProps) {
  const [screen, setScreen] = useState<string>('Desktop');
  const width = WIDTHS.find(({ name }) => name === screen)?.width;
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, justifyContent: 'center', mb: 2 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label="Screen of the preview"
          value={screen}
          onChange={(_, chosen: string | null) => setScreen(chosen ?? screen)}
        >
          {WIDTHS.map(({ name, Icon }) => (
            <ToggleButton key={name} value={name} sx={{ gap: 1 }}>
              <Icon fontSize="small" />
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          width: { xs: '100%', md: width ?? '100%' },
          maxWidth: '100%',
          mx: 'auto',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          bgcolor: 'background.paper',
        }}
      >
        <BlockPreview ref={ref} variant={variant} html={html} />
      </Box>
    </>
  );
}
