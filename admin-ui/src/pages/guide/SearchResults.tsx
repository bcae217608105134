import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../shared/EmptyState';
import { ErrorState } from '../../shared/ErrorState';
import { counted } from '../../shared/counted';
import { Waiting } from '../../shared/Waiting';
import { SECTIONS_URL } from './contents';
import { useGuideFile } from './guideFiles';
import type { GuideEntry, GuideSection } from './guideTypes';
import { guideSearch } from './guideSearch';

interface SearchResultsProps {
  text: string;
  /** Those that the reader may see. */
  chapters: readonly GuideEntry[];
}

/** The headings of the guide below which a text is told of. */
export function SearchResults({ text, chapters }: SearchResultsProps) {
  const { data, error, refetch } = useGuideFile<GuideSection[]>(SECTIONS_URL);
  const search = useMemo(() => (data ? guideSearch(data, chapters) : undefined), [data, chapters]);
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!search) return <Waiting label="Loading the search" height={320} />;
  const found = search(text);
  return (
    <>
      <Typography role="status" color="text.secondary" sx={{ mb: 2 }}>
        {found.length > 0 ? counted(found.length, 'result') : ''}
      </Typography>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchOffIcon />}
          title={`The guide says nothing of “${text.trim()}”`}
          text="Try fewer or other words."
        />
      ) : (
        <Box component="ul" aria-label="Results" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 760 }}>
          {found.map(({ to, heading, chapter, excerpt }) => (
            <Box component="li" key={to} sx={{ mb: 2.5 }}>
              <Link component={RouterLink} to={to} state={{ _scrollToTop: true }} underline="hover">
                {chapter === heading ? chapter : `${chapter}: ${heading}`}
              </Link>
              <Typography variant="body2" color="text.secondary">
                {excerpt}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
