import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageBody } from '../shared/PageBody';
import { CONTENT_MAX_WIDTH, PAGE_HEADER_HEIGHT } from '../theme/measures';

/** A page's outline, while its part of the application loads. */
export function PageSkeleton() {
  return (
    <Box role="status" aria-label="Loading the page" data-outline>
      <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
        <Box
          sx={{
            minHeight: { xs: 104, md: PAGE_HEADER_HEIGHT - 1 },
            maxWidth: CONTENT_MAX_WIDTH,
            mx: 'auto',
            px: { xs: 2, sm: 3, md: 4 },
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
          }}
        >
          <Skeleton width={240} height={40} />
          <Skeleton width={320} sx={{ maxWidth: '100%' }} />
        </Box>
      </Box>
      <PageBody>
        <Skeleton variant="rounded" height={320} />
      </PageBody>
    </Box>
  );
}
