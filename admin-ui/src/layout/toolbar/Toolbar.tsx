import ExitIcon from '@mui/icons-material/FullscreenExitOutlined';
import EnterIcon from '@mui/icons-material/FullscreenOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import Box from '@mui/material/Box';
import { useState, useSyncExternalStore } from 'react';
import { useUser } from '../../session/useSession';
import { Deferred } from '../../shared/Deferred';
import { lazyNamed } from '../../shared/lazyNamed';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { useWasQuiet } from '../../shared/usePreload';
import { TOOLBAR_HEIGHT } from '../../theme/measures';
import { useScheme } from '../../theme/useScheme';
import { NotificationBell } from '../notifications/NotificationBell';
import { QuickPanelToggle } from '../quick-panel/QuickPanelToggle';
import { PageSearch } from '../search/PageSearch';
import { ShortcutsBar } from '../shortcuts/ShortcutsBar';
import { UserMenu } from '../user/UserMenu';
import { SCHEMES } from './schemes';
import { ToolbarButton } from './ToolbarButton';
import { PRICING_PATH } from '@contracts/plans/pricing';
import UpgradeIcon from '@mui/icons-material/RocketLaunchOutlined';
import { mayUpgrade } from '../user/mayUpgrade';
import { ToolbarLink } from './ToolbarLink';

const FirstStepsButton = lazyNamed(() => import('./FirstStepsButton'), 'FirstStepsButton');

export function Toolbar({ onOpenNavbar }: { onOpenNavbar: () => void }) {
  return (
    <Box
      role="region"
      aria-label="Toolbar"
      sx={{
        position: 'sticky',
        zIndex: 'appBar',
        top: 0,
        height: TOOLBAR_HEIGHT,
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        px: { xs: 1, md: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { md: 'none' } }}>
        <ToolbarButton label="Open navigation" icon={<MenuIcon />} onClick={onOpenNavbar} />
      </Box>
      <ShortcutsBar />
      <UpgradeButton />
      <FirstStepsSlot />
      <PageSearch />
      <FullScreenToggle />
      <SchemeMenu />
      <QuickPanelToggle />
      <NotificationBell />
      <UserMenu />
    </Box>
  );
}

/** What it counts is asked for once the page stands. */
function FirstStepsSlot() {
  const { role } = useUser();
  const wasQuiet = useWasQuiet();
  if (role !== 'admin' || !wasQuiet) return null;
  return (
    <Deferred>
      <FirstStepsButton />
    </Deferred>
  );
}

/** Leads free users to the plans. */
function UpgradeButton() {
  if (!mayUpgrade(useUser())) return null;
  return <ToolbarLink label="Upgrade Account" icon={<UpgradeIcon />} to={PRICING_PATH} wordsFrom="lg" />;
}

function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Where the browser can show a page on the full screen; phones mostly cannot. */
function FullScreenToggle() {
  const isFull = useSyncExternalStore(onFullScreenChange, () => document.fullscreenElement !== null);
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

const SchemeChoices = lazyOverlay(() => import('./SchemeChoices'), 'SchemeChoices');

function SchemeMenu() {
  const choice = useScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = SCHEMES.find(({ id }) => id === choice)?.Icon ?? SystemIcon;
  return (
    <>
      <ToolbarButton
        label="Color scheme"
        icon={<Current />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <SchemeChoices open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
