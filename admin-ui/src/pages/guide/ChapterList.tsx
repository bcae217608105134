import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { GUIDE_PATH } from '@contracts/guide/guide';
import { Link as RouterLink } from 'react-router-dom';
import type { GuideEntry } from './guideTypes';

/** As GuidePage puts it beside the chapter: from the theme's `lg` on. */
const BESIDE = '(min-width: 1200px)';

interface ChapterListProps {
  chapters: readonly GuideEntry[];
  /** The slug of the chapter that shows. */
  current?: string;
  /** Whether it is the page, and not beside one. */
  isOpen?: boolean;
}

/** The contents of the guide: folded on a narrow screen while a chapter shows. */
export function ChapterList({ chapters, current, isOpen = false }: ChapterListProps) {
  const isWide = useMediaQuery(BESIDE, { noSsr: true });
  const lists = <Parts {...{ chapters, current, isOpen }} />;
  return (
    <Box component="nav" aria-label="Contents of the guide" sx={{ mt: isOpen ? 0 : 2 }}>
      {isOpen || isWide ? (
        lists
      ) : (
        // Folded again when another chapter shows.
        <details key={current}>
          <Typography component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
            Contents
          </Typography>
          {lists}
        </details>
      )}
    </Box>
  );
}

function Parts({ chapters, current, isOpen }: ChapterListProps) {
  const parts = [...new Set(chapters.map(({ part }) => part))];
  return (
    <Box sx={isOpen ? COLUMNS : undefined}>
      {parts.map((part) => (
        <Box key={part} component="section" aria-label={part}>
          <Typography variant="h3" component="h2" sx={{ mt: isOpen ? 0 : 2, mb: 0.5 }}>
            {part}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {chapters
              .filter((chapter) => chapter.part === part)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <Link
                    component={RouterLink}
                    to={`${GUIDE_PATH}/${slug}`}
                    state={{ _scrollToTop: true }}
                    aria-current={slug === current ? 'page' : undefined}
                    underline="hover"
                    sx={ENTRY}
                  >
                    {title}
                  </Link>
                </li>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const COLUMNS = { columns: '240px auto', columnGap: 3, '& > section': { breakInside: 'avoid', mb: 3 } };
const ENTRY = {
  display: 'inline-block',
  py: 0.5,
  minHeight: 24,
  color: 'text.primary',
  '&[aria-current]': {
    ...{ fontWeight: 600, color: 'primary.main' },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: 2 },
  },
};
