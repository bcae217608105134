import FoldIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { NavbarFold } from '@contracts/access/tool-sections';
import type { ReactNode } from 'react';
import { NAVBAR_COLORS } from '../../theme/palette';

interface NavbarSectionProps {
  id: NavbarFold;
  title: string;
  level: 'h2' | 'h3';
  /** Whether the navbar is wide enough for texts. */
  isOpen: boolean;
  isFolded: boolean;
  onToggle: () => void;
  /** Entries, each a `li`. */
  children: ReactNode;
}

/** A heading of the navigation that folds its entries away. */
export function NavbarSection(props: NavbarSectionProps) {
  const { id, title, level, isOpen, isFolded, onToggle, children } = props;
  const headingId = `navigation-${id}`;
  const listId = `${headingId}-entries`;
  return (
    <Box>
      <Box component={level} id={headingId} sx={{ m: 0, px: 1 }}>
        <ButtonBase
          aria-expanded={!isFolded}
          aria-controls={listId}
          onClick={onToggle}
          sx={HEADING}
          // As high as it is open, so that nothing moves; a finger on the icons' edge does not meet it.
          style={isOpen ? undefined : { opacity: 0, pointerEvents: 'none' }}
        >
          {title}
          <FoldIcon sx={{ fontSize: 18, transform: isFolded ? 'rotate(-90deg)' : undefined }} />
        </ButtonBase>
      </Box>
      <Box
        component="ul"
        id={listId}
        hidden={isFolded}
        aria-labelledby={headingId}
        sx={{ listStyle: 'none', m: 0, px: 1, py: 0 }}
      >
        {children}
      </Box>
    </Box>
  );
}

const HEADING = {
  width: '100%',
  height: 32,
  px: 2,
  justifyContent: 'space-between',
  borderRadius: 1,
  color: NAVBAR_COLORS.muted,
  fontFamily: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: NAVBAR_COLORS.hover, color: NAVBAR_COLORS.text },
  '&.Mui-focusVisible': { outline: `2px solid ${NAVBAR_COLORS.accent}`, outlineOffset: -2 },
} as const;
