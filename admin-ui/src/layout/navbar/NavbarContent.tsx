import CloseIcon from '@mui/icons-material/Close';
import FoldIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import UnfoldIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type NavigationGroup, navigationFor } from '@domain/access/navigation';
import { toolSectionAt } from '@domain/access/navigation-sections';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Deferred } from '../../shared/Deferred';
import { Hint } from '../../shared/hint/Hint';
import { lazyNamed } from '../../shared/lazyNamed';
import { useLackedTools } from '../../shared/limits/useLackedTools';
import { useWasQuiet } from '../../shared/usePreload';
import { useSubject } from '../../session/useSession';
import { TOOLBAR_HEIGHT } from '../../theme/measures';
import { NAVBAR_COLORS } from '../../theme/palette';
import { searchablePagesOf } from '../search/searchablePages';
import { narrowNavigation } from '../search/searchPages';
import { NavbarBrand } from './NavbarBrand';
import { NavbarGroup } from './NavbarGroup';
import { NavbarSearch } from './NavbarSearch';
import { useNavbarFolds } from './useNavbarFolds';

const RecentWork = lazyNamed(() => import('./RecentWork'), 'RecentWork');

/** Entries that one finds at a glance. */
const SHORT_NAVIGATION = 8;

interface NavbarContentProps {
  /** Wide enough for texts; else icons alone show. */
  isOpen: boolean;
  onNavigate?: () => void;
  toggle: { label: string; onToggle: () => void; isFolded?: boolean };
}

export function NavbarContent({ isOpen, onNavigate, toggle }: NavbarContentProps) {
  const { pathname } = useLocation();
  const { groups, found, isLong, text, setText } = useNarrowed(pathname);
  const isNarrowed = text.trim() !== '';
  const tools = groups.find(({ id }) => id === 'tools')?.entries ?? [];
  const folds = useNavbarFolds(toolSectionAt(tools, pathname), pathname);
  const wasQuiet = useWasQuiet();
  const locked = useLackedTools();
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  if (!isOpen && text !== '') setText('');
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const openFirst = () => {
    const [first] = found;
    if (!first) return;
    onNavigate?.();
    setText('');
    navigate(first.url);
  };
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', color: NAVBAR_COLORS.text }}>
      <Box
        sx={{ height: TOOLBAR_HEIGHT, flexShrink: 0, display: 'flex', alignItems: 'center', px: 2, gap: 1.5 }}
      >
        <ToggleButton {...toggle} />
        {isOpen ? <NavbarBrand /> : null}
      </Box>
      {isLong ? <NavbarSearch isOpen={isOpen} text={text} onText={setText} onEnter={openFirst} /> : null}
      <Box ref={list} sx={LIST}>
        {wasQuiet && !isNarrowed ? (
          <Deferred>
            <RecentWork isOpen={isOpen} folds={folds} onNavigate={onNavigate} />
          </Deferred>
        ) : null}
        {groups.map((group) => (
          <NavbarGroup
            key={group.id}
            {...{ group, isOpen, locked, onNavigate }}
            folds={isNarrowed || !isInSections(group) ? undefined : folds}
          />
        ))}
        <Typography role="status" variant="body2" sx={{ px: 3, py: 2, overflowWrap: 'anywhere' }}>
          {isNarrowed && found.length === 0 ? `No page matches “${text.trim()}”.` : ''}
        </Typography>
      </Box>
    </Box>
  );
}

/** Few tools are found at a glance, without headings. */
function isInSections({ id, entries }: NavigationGroup): boolean {
  return id === 'tools' && entries.length > SHORT_NAVIGATION;
}

const LIST = {
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  pb: 3,
  scrollbarWidth: 'thin',
  scrollbarColor: `${NAVBAR_COLORS.line} transparent`,
} as const;

/** The navigation as far as it is meant by what is typed; another page shows all of it again. */
function useNarrowed(pathname: string) {
  const subject = useSubject();
  const [{ text, at }, setTyped] = useState({ text: '', at: pathname });
  if (at !== pathname) setTyped({ text: '', at: pathname });
  const { all, pages } = useMemo(
    () => ({ all: navigationFor(subject), pages: searchablePagesOf(subject) }),
    [subject],
  );
  const groups = useMemo(() => narrowNavigation(all, pages, text), [all, pages, text]);
  return {
    groups,
    found: groups.flatMap(({ entries }) => entries),
    isLong: all.flatMap(({ entries }) => entries).length > SHORT_NAVIGATION,
    text,
    setText: (next: string) => setTyped({ text: next, at: pathname }),
  };
}

function ToggleButton({ label, onToggle, isFolded }: NavbarContentProps['toggle']) {
  const icons = isFolded === undefined ? <CloseIcon /> : isFolded ? <UnfoldIcon /> : <FoldIcon />;
  return (
    <Hint title={label}>
      <IconButton aria-label={label} onClick={onToggle} size="small" sx={{ color: NAVBAR_COLORS.muted }}>
        {icons}
      </IconButton>
    </Hint>
  );
}
