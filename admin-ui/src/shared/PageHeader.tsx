import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { CONTENT_MAX_WIDTH, PAGE_HEADER_HEIGHT } from '../theme/measures';
import { GuideLink } from './guide/GuideLink';
import { pageFrame } from './pageFrame';
import { usePageTitle } from './usePageTitle';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Buttons at the right, the page's main action last. */
  actions?: ReactNode;
  /** The page's address, where dialogs with addresses of their own open over it. */
  path?: string;
  /** Whether it makes room for a page that is worked in for long, as a text is written. */
  isLow?: boolean;
}

/** The band at the top of every page. It names the page, in the window's title too. */
export function PageHeader({ title, subtitle, actions, path, isLow = false }: PageHeaderProps) {
  const heading = usePageTitle(title, path);
  useEffect(() => pageFrame.stand(), []);
  return (
    <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          minHeight: isLow ? 48 : { xs: 104, md: PAGE_HEADER_HEIGHT - 1 },
          maxWidth: isLow ? undefined : CONTENT_MAX_WIDTH,
          mx: 'auto',
          px: { xs: 2, sm: 3, md: 4 },
          py: isLow ? 0.5 : { xs: 2, sm: 3 },
          display: 'flex',
          flexWrap: isLow ? 'nowrap' : { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Box sx={{ minWidth: 0, flex: isLow ? 1 : '1 0 232px' }}>
          <Box
            sx={{
              display: 'flex',
              // A host is no word to break while the guide can stand below it.
              flexWrap: { sm: isLow ? 'nowrap' : 'wrap' },
              alignItems: 'baseline',
              columnGap: 1.5,
            }}
          >
            <Typography
              variant={isLow ? 'h2' : 'h1'}
              component="h1"
              ref={heading}
              tabIndex={-1}
              sx={{ outline: 'none', overflowWrap: 'anywhere' }}
            >
              {title}
            </Typography>
            <GuideLink />
          </Box>
          {subtitle ? (
            <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: 720 }}>
              {subtitle}
            </Typography>
          ) : null}
        </Box>
        {actions ? (
          <Box
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
              justifyContent: { sm: 'flex-end' },
            }}
          >
            {actions}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
