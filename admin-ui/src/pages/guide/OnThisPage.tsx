import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { GuideBlock } from './guideTypes';

/** The headings of a chapter, to jump to. */
export function OnThisPage({ blocks }: { blocks: readonly GuideBlock[] }) {
  const headings = blocks.filter((block) => block.kind === 'heading');
  if (headings.length < 2) return null;
  return (
    <Box component="nav" aria-label="On this page" sx={{ mb: 3 }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, listStyle: 'none', m: 0, p: 0 }}
      >
        {headings.map(({ anchor, text }) => (
          <li key={anchor}>
            <Link
              component={RouterLink}
              to={`#${anchor}`}
              variant="body2"
              underline="hover"
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
