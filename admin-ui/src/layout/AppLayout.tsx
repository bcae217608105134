import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode } from 'react';
import { useSession } from '../session/useSession';
import { ActingBanner } from './acting/ActingBanner';
import { Announcer } from './Announcer';
import { Footer } from './Footer';
import { LimitDialogs } from './limits/LimitDialogs';
import { Navbar } from './navbar/Navbar';
import { ImportantNote } from './note/ImportantNote';
import { PageBoundary } from './PageBoundary';
import { PageSkeleton } from './PageSkeleton';
import { RouteGuard } from './RouteGuard';
import { Toolbar } from './toolbar/Toolbar';
import { useCoveredSpace } from './useCoveredSpace';
import { useNavbar } from './navbar/useNavbar';
import { TwoFactorSlot } from './user/two-factor/TwoFactorSlot';
import { lazyNamed } from '../shared/lazyNamed';
import { ProfileSlot } from './user/profile/ProfileSlot';
import { Deferred } from '../shared/Deferred';

const SetUpTwoFactorPage = lazyNamed(
  () => import('../pages/two-factor/SetUpTwoFactorPage'),
  'SetUpTwoFactorPage',
);

/** What stands around the pages is drawn again for reasons of its own, not whenever a page is. */
const Parts = {
  Navbar: memo(Navbar),
  Toolbar: memo(Toolbar),
  ActingBanner: memo(ActingBanner),
  Footer: memo(Footer),
  ImportantNote: memo(ImportantNote),
  LimitDialogs: memo(LimitDialogs),
  ProfileSlot: memo(ProfileSlot),
  TwoFactorSlot: memo(TwoFactorSlot),
};

const FRAME = {
  display: 'flex',
  minHeight: '100vh',
  bgcolor: 'background.default',
  // As blocks, which break over pages.
  '@media print': { '&, & > *': { display: 'block', minHeight: 0, bgcolor: 'transparent' } },
} as const;

/** The frame of every page but the login. */
export function AppLayout({ children }: { children?: ReactNode }) {
  const session = useSession();
  const signedIn = session.status === 'user';
  if (signedIn && session.user.mustSetUpTwoFactor) {
    return (
      <Deferred fallback={<PageSkeleton />}>
        <SetUpTwoFactorPage />
      </Deferred>
    );
  }
  return signedIn ? <Frame>{children}</Frame> : <RouteGuard>{children}</RouteGuard>;
}

function Frame({ children }: { children?: ReactNode }) {
  const navbar = useNavbar();
  const bars = useCoveredSpace(navbar);
  return (
    <Box sx={FRAME}>
      <SkipLink />
      <Parts.Navbar {...navbar} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box ref={bars} sx={{ position: 'sticky', top: 0, zIndex: 'appBar', displayPrint: 'none' }}>
          <Parts.ActingBanner />
          <Parts.Toolbar onOpenNavbar={navbar.openDrawer} />
        </Box>
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          <PageBoundary>
            <Deferred fallback={<PageSkeleton />}>
              <RouteGuard>{children}</RouteGuard>
            </Deferred>
          </PageBoundary>
        </Box>
        <Parts.Footer />
      </Box>
      <Announcer />
      <Parts.ImportantNote />
      <Parts.LimitDialogs />
      <Parts.ProfileSlot />
      <Parts.TwoFactorSlot />
    </Box>
  );
}

/** The first stop of the Tab key: straight to the page's content. */
function SkipLink() {
  return (
    <Button
      href={`#${MAIN_ID}`}
      variant="contained"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Skip to content
    </Button>
  );
}

/** The element that holds the page. */
const MAIN_ID = 'main-content';
