import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { NavigationEntry } from '@domain/access/navigation';
import { NavLink } from 'react-router-dom';
import { Hint } from '../../shared/hint/Hint';
import { NAVBAR_COLORS } from '../../theme/palette';
import { NavigationIcon } from '../NavigationIcon';
import { preloadPage } from '../preloadPage';
import { ITEM_STYLE } from './itemStyle';

const LOCKED = 'Not in your plan';

interface NavbarItemProps {
  entry: NavigationEntry;
  isOpen: boolean;
  /** Whether the plan does not include it. */
  isLocked: boolean;
  onNavigate?: () => void;
}

export function NavbarItem({ entry, isOpen, isLocked, onNavigate }: NavbarItemProps) {
  const preload = () => preloadPage(entry.url);
  return (
    <Hint
      title={isOpen ? '' : isLocked ? `${entry.title} (${LOCKED.toLowerCase()})` : entry.title}
      placement="right"
    >
      <ButtonBase
        component={NavLink}
        to={entry.url}
        onClick={onNavigate}
        onPointerEnter={preload}
        onFocus={preload}
        sx={ITEM_STYLE}
      >
        <NavigationIcon id={entry.id} />
        <Box
          component="span"
          sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', opacity: isOpen ? 1 : 0 }}
        >
          {entry.title}
        </Box>
        {isLocked ? <LockIcon titleAccess={LOCKED} sx={lockStyle} /> : null}
        {entry.badge && isOpen ? (
          <Box component="span" sx={badgeStyle}>
            {entry.badge}
          </Box>
        ) : null}
      </ButtonBase>
    </Hint>
  );
}

/** At the corner of the tool's own icon: beside the longest title there is no room for it. */
const lockStyle = {
  position: 'absolute',
  left: 24,
  bottom: 4,
  '&&': { fontSize: 15, color: NAVBAR_COLORS.strong },
  borderRadius: '50%',
  bgcolor: NAVBAR_COLORS.background,
} as const;

const badgeStyle = {
  // Beside a scrollbar the longest title has no room to spare.
  ml: -1,
  px: 0.75,
  py: 0.25,
  borderRadius: 1,
  bgcolor: NAVBAR_COLORS.active,
  color: NAVBAR_COLORS.strong,
  fontSize: 11,
  fontWeight: 600,
} as const;
