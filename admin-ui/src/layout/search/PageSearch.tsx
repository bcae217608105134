import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useEffect, useState } from 'react';
import { lazyNamed } from '../../shared/lazyNamed';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { Deferred } from '../../shared/Deferred';

const load = () => import('./PageSearchBox');
const PageSearchBox = lazyNamed(load, 'PageSearchBox');
/** Milliseconds after which the page that was opened has what it needs. */
const LOAD_AFTER_MS = 2000;

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

  // Before it is asked for, so that nothing is lost of what is typed at once.
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
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
          minWidth: 232,
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
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        slotProps={{
          paper: {
            'aria-label': 'Search pages',
            sx: {
              position: 'absolute',
              top: { xs: 0, sm: 64 },
              m: { xs: 1, sm: 4 },
              maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 128px)' },
            },
          },
        }}
      >
        <Deferred fallback={<Box sx={{ height: 56 }} />}>
          <PageSearchBox onDone={() => setOpen(false)} />
        </Deferred>
      </Dialog>
    </>
  );
}
