import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useStore } from 'react-admin';

export interface NavbarState {
  isMobile: boolean;
  isFolded: boolean;
  toggleFolded: () => void;
  isDrawerOpen: boolean;
  openDrawer: () => void;
  closeDrawer: () => void;
}

/** Folded or open on a desktop, remembered; a drawer on a phone. */
export function useNavbar(): NavbarState {
  const isMobile = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isFolded, setFolded] = useStore('navbar.folded', false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return {
    isMobile,
    isFolded,
    toggleFolded: () => setFolded(!isFolded),
    isDrawerOpen: isMobile && isDrawerOpen,
    openDrawer: useCallback(() => setDrawerOpen(true), []),
    closeDrawer: useCallback(() => setDrawerOpen(false), []),
  };
}
