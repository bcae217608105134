import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';

export interface NavbarState {
  isMobile: boolean;
  isFolded: boolean;
  toggleFolded: () => void;
  isDrawerOpen: boolean;
  openDrawer: () => void;
  closeDrawer: () => void;
}

/** Folded or open on a desktop, remembered; a drawer on a phone, closed when another page shows. */
export function useNavbar(): NavbarState {
  const isMobile = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isFolded, setFolded] = useStore('navbar.folded', false);
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
    toggleFolded: () => setFolded(!isFolded),
    isDrawerOpen: isMobile && isDrawerOpen,
    openDrawer: useCallback(() => setDrawerOpen(true), []),
    closeDrawer: useCallback(() => setDrawerOpen(false), []),
  };
}
