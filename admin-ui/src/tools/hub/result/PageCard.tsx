import { UNCLASSIFIED } from '@contracts/intent/intent';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { slugText } from './slugText';
import type { TreePlace } from './visibleTree';

/** What is told of the page that the pointer or the focus is on. */
export function PageCard({ place }: { place: TreePlace | undefined }) {
  const page = place?.page;
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        minHeight: 104,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {page ? (
        <>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{page.title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {[
              counted(page.keywords, 'keyword'),
              page.intent ?? UNCLASSIFIED,
              page.volume === null ? '' : `${formatCount(page.volume)} searches a month`,
              page.difficulty === null ? '' : `difficulty ${page.difficulty}`,
              `priority ${page.priority}`,
              `${formatCount(page.words[0])}–${formatCount(page.words[1])} words`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {page.address ?? `New page: ${slugText(page)}`}
          </Typography>
        </>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {place ? `${counted(place.hidden, 'more page')}. Press Enter to draw them.` : ''}
        </Typography>
      )}
    </Box>
  );
}
