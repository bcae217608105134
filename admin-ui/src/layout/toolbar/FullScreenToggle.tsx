import ExitIcon from '@mui/icons-material/FullscreenExitOutlined';
import EnterIcon from '@mui/icons-material/FullscreenOutlined';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { ToolbarButton } from './ToolbarButton';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Where the browser can show a page on the full screen; phones mostly cannot. */
export function FullScreenToggle() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <ToolbarButton
        label={isFull ? 'Leave full screen' : 'Full screen'}
        icon={isFull ? <ExitIcon /> : <EnterIcon />}
        onClick={toggle}
      />
    </Box>
  );
}
