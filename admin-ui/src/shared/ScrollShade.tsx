import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

interface ScrollShadeProps {
  /** Pixels from the right edge, where a column stays in sight there. */
  right?: number;
}

/** Over the right edge of what goes on to the side, within a parent that is positioned. */
export function ScrollShade({ right = 0 }: ScrollShadeProps) {
  return <Box aria-hidden data-scroll-shade sx={{ ...SHADE, right }} />;
}

const SHADE = {
  position: 'absolute',
  insetBlock: 0,
  zIndex: 4,
  width: 28,
  pointerEvents: 'none',
  displayPrint: 'none',
  // On a dark surface a shade is not seen, a rim of light is.
  backgroundImage: ({ palette }: Theme) =>
    `linear-gradient(to left, ${palette.mode === 'dark' ? 'rgb(148 163 184 / 32%)' : 'rgb(15 23 42 / 22%)'}, transparent)`,
} as const;
