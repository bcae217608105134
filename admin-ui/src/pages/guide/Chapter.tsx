import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { GUIDE_PATH } from '@contracts/guide/guide';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ErrorState } from '../../shared/ErrorState';
import { Waiting } from '../../shared/Waiting';
import { Blocks } from './Blocks';
import { useGuideFile } from './guideFiles';
import type { GuideBlock, GuideEntry } from './guideTypes';
import { OnThisPage } from './OnThisPage';

interface ChapterProps {
  chapter: GuideEntry;
  /** All that the reader may see, in their order. */
  chapters: readonly GuideEntry[];
}

export function Chapter({ chapter, chapters }: ChapterProps) {
  const { data, error, refetch } = useGuideFile<GuideBlock[]>(chapter.url);
  const { hash } = useLocation();
  useEffect(() => {
    if (!data || !hash) return;
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [data, hash]);
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting label="Loading the chapter" height={480} />;
  return (
    <>
      <Box component="article" sx={{ maxWidth: 760 }}>
        <OnThisPage blocks={data} />
        <Blocks blocks={data} />
      </Box>
      <Neighbours chapter={chapter} chapters={chapters} />
    </>
  );
}

function Neighbours({ chapter, chapters }: ChapterProps) {
  const at = chapters.indexOf(chapter);
  const [previous, next] = [chapters[at - 1], chapters[at + 1]];
  return (
    <Box
      component="nav"
      aria-label="Chapters before and after"
      sx={{
        mt: 4,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        justifyContent: 'space-between',
      }}
    >
      {previous ? <Neighbour rel="prev" label={`Previous: ${previous.title}`} to={previous} /> : <span />}
      {next ? <Neighbour rel="next" label={`Next: ${next.title}`} to={next} /> : null}
    </Box>
  );
}

function Neighbour({ rel, label, to }: { rel: 'prev' | 'next'; label: string; to: GuideEntry }) {
  return (
    <Link
      component={RouterLink}
      rel={rel}
      to={`${GUIDE_PATH}/${to.slug}`}
      state={{ _scrollToTop: true }}
      underline="hover"
      sx={{ py: 0.5 }}
    >
      {label}
    </Link>
  );
}
