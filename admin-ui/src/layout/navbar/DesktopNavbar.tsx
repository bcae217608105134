import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { NAVBAR_FOLDED_WIDTH, NAVBAR_WIDTH } from '../../theme/measures';
import { NAVBAR_COLORS } from '../../theme/palette';
import { NavbarContent } from './NavbarContent';
import { useHoverOpen } from './useHoverOpen';

interface DesktopNavbarProps {
  isFolded: boolean;
  onToggle: () => void;
}

const transition = ({ transitions }: Theme) => transitions.create('width', { duration: 200 });

/** A column of its own; folded, it opens over the page while the pointer or the keyboard is on it. */
export function DesktopNavbar({ isFolded, onToggle }: DesktopNavbarProps) {
  const hover = useHoverOpen(isFolded);
  const isOpen = !isFolded || hover.isOpen;
  const toggle = () => {
    hover.close();
    onToggle();
  };

  return (
    <Box sx={{ flexShrink: 0, width: isFolded ? NAVBAR_FOLDED_WIDTH : NAVBAR_WIDTH, transition }}>
      <Box
        component="nav"
        aria-label="Main"
        {...hover.handlers}
        sx={{
          position: 'fixed',
          zIndex: 'drawer',
          insetBlock: 0,
          left: 0,
          width: isOpen ? NAVBAR_WIDTH : NAVBAR_FOLDED_WIDTH,
          overflow: 'hidden',
          bgcolor: NAVBAR_COLORS.background,
          boxShadow: isFolded && isOpen ? 16 : 0,
          transition,
        }}
      >
        <NavbarContent
          isOpen={isOpen}
          toggle={{
            label: isFolded ? 'Keep navigation open' : 'Fold navigation',
            onToggle: toggle,
            isFolded,
          }}
        />
      </Box>
    </Box>
  );
}
