import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { ToolbarButton } from '../toolbar/ToolbarButton';

const PageSearchDialog = lazyOverlay(() => import('./PageSearchDialog'), 'PageSearchDialog');

const SHORTCUT = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** The search over the navigation: a button, Ctrl+K or Cmd+K. */
export function PageSearch() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);

  return (
    <>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <ToolbarButton label="Search pages" icon={<SearchIcon />} onClick={() => setOpen(true)} />
      </Box>
      <Button
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        startIcon={<SearchIcon />}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          flex: '0 1 232px',
          whiteSpace: 'nowrap',
          mr: 1,
          justifyContent: 'flex-start',
          color: 'text.secondary',
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          fontWeight: 500,
        }}
      >
        <span>Search pages</span>
        <Box component="kbd" aria-hidden sx={{ ml: 'auto', fontFamily: 'inherit', fontSize: 12 }}>
          {SHORTCUT}
        </Box>
      </Button>
      <PageSearchDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
