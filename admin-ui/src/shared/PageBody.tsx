import Box from '@mui/material/Box';
import { type ReactNode, useContext } from 'react';
import { CONTENT_MAX_WIDTH } from '../theme/measures';
import { PageNotice } from './pageNotice';

/** The content of a page below its header, with the page's margins. */
export function PageBody({
  children,
  maxWidth = CONTENT_MAX_WIDTH,
}: {
  children: ReactNode;
  maxWidth?: number;
}) {
  const notice = useContext(PageNotice);
  return (
    <Box sx={{ maxWidth, width: '100%', mx: 'auto', px: { xs: 2, sm: 3, md: 4 }, py: { xs: 2, md: 4 } }}>
      {notice}
      {children}
    </Box>
  );
}
