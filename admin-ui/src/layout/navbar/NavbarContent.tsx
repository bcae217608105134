import CloseIcon from '@mui/icons-material/Close';
import FoldIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import UnfoldIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { navigationFor } from '@domain/access/navigation';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSubject } from '../../session/useSession';
import { Logo } from '../../shared/Logo';
import { useInstance } from '../../shared/useInstance';
import { TOOLBAR_HEIGHT } from '../../theme/measures';
import { NAVBAR_COLORS } from '../../theme/palette';
import { NavbarGroup } from './NavbarGroup';

/** Characters that have room in one line, beside a logo that is not wide. */
const SHORT_NAME = 14;

interface NavbarContentProps {
  /** Wide enough for texts; else icons alone show. */
  isOpen: boolean;
  onNavigate?: () => void;
  toggle: { label: string; onToggle: () => void; isFolded?: boolean };
}

export function NavbarContent({ isOpen, onNavigate, toggle }: NavbarContentProps) {
  const groups = navigationFor(useSubject());
  const { name } = useInstance();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', color: NAVBAR_COLORS.text }}>
      <Box
        sx={{ height: TOOLBAR_HEIGHT, flexShrink: 0, display: 'flex', alignItems: 'center', px: 2, gap: 1.5 }}
      >
        <ToggleButton {...toggle} />
        {isOpen ? (
          <>
            <Logo size={32} />
            <Typography
              component="span"
              title={name}
              sx={{
                color: NAVBAR_COLORS.strong,
                fontWeight: 700,
                overflow: 'hidden',
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                ...(name.length > SHORT_NAME
                  ? { fontSize: 14, lineHeight: 1.25, WebkitLineClamp: 3 }
                  : { fontSize: 20, WebkitLineClamp: 1 }),
              }}
            >
              {name}
            </Typography>
          </>
        ) : null}
      </Box>
      <Box ref={list} sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', pb: 3, scrollbarWidth: 'thin' }}>
        {groups.map((group) => (
          <NavbarGroup key={group.id} group={group} isOpen={isOpen} onNavigate={onNavigate} />
        ))}
      </Box>
    </Box>
  );
}

function ToggleButton({ label, onToggle, isFolded }: NavbarContentProps['toggle']) {
  const icons = isFolded === undefined ? <CloseIcon /> : isFolded ? <UnfoldIcon /> : <FoldIcon />;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onToggle} size="small" sx={{ color: NAVBAR_COLORS.muted }}>
        {icons}
      </IconButton>
    </Tooltip>
  );
}
