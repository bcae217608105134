import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSaveSettings } from '../../session/useSaveSettings';
import { useUser } from '../../session/useSession';

export interface NavbarState {
  isMobile: boolean;
  isFolded: boolean;
  toggleFolded: () => void;
  isDrawerOpen: boolean;
  openDrawer: () => void;
  closeDrawer: () => void;
}

/** Folded or open on a desktop, remembered with the account; a drawer on a phone, closed when another page shows. */
export function useNavbar(): NavbarState {
  const isMobile = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isFolded = useUser().data.settings.navbarFolded ?? false;
  const save = useSaveSettings();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (pathname !== shownPath) {
    setShownPath(pathname);
    setDrawerOpen(false);
  }
  return {
    isMobile,
    isFolded,
    toggleFolded: useCallback(() => save({ navbarFolded: !isFolded }), [save, isFolded]),
    isDrawerOpen: isMobile && isDrawerOpen,
    openDrawer: useCallback(() => setDrawerOpen(true), []),
    closeDrawer: useCallback(() => setDrawerOpen(false), []),
  };
}
