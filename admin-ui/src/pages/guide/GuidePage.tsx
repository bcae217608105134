import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { GUIDE_PATH } from '@contracts/guide/guide';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useUser } from '../../session/useSession';
import { EmptyState } from '../../shared/EmptyState';
import { SearchField } from '../../shared/list/SearchField';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { useAddressParameter } from '../../shared/useAddressParameter';
import { Chapter } from './Chapter';
import { ChapterList } from './ChapterList';
import { chaptersFor } from './contents';
import type { GuideEntry } from './guideTypes';
import { SearchResults } from './SearchResults';

/** What each page is for and how it judges, to be read and searched. Chapters on the back-office are for admins. */
export function GuidePage() {
  const { slug } = useParams();
  const { role } = useUser();
  const [text, setText] = useAddressParameter('q');
  const chapters = useMemo(() => chaptersFor(role), [role]);
  const chapter = chapters.find((each) => each.slug === slug);
  return (
    <>
      <PageHeader
        title={chapter ? `Guide: ${chapter.title}` : 'Guide'}
        subtitle={chapter ? undefined : 'What each page answers, how it judges, and what it does not know.'}
      />
      <PageBody>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, lg: 4 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: slug ? '280px minmax(0, 1fr)' : undefined },
            '@media print': { display: 'block' },
          }}
        >
          <Box component="aside" aria-label="Find a chapter" className="print-none">
            <Box role="search" aria-label="The guide">
              <SearchField label="Search the guide" value={text} onChange={setText} />
            </Box>
            {slug ? <ChapterList chapters={chapters} current={slug} /> : null}
          </Box>
          <Card sx={{ minWidth: 0, p: { xs: 2, md: 4 } }}>
            <Content {...{ slug, text, chapters, chapter }} />
          </Card>
        </Box>
      </PageBody>
    </>
  );
}

interface ContentProps {
  slug: string | undefined;
  text: string;
  chapters: readonly GuideEntry[];
  chapter: GuideEntry | undefined;
}

function Content({ slug, text, chapters, chapter }: ContentProps) {
  if (text.trim()) return <SearchResults text={text} chapters={chapters} />;
  if (chapter) return <Chapter key={chapter.slug} chapter={chapter} chapters={chapters} />;
  if (!slug) return <ChapterList chapters={chapters} isOpen />;
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title="There is no such chapter"
      text="Search the guide, or choose a chapter from its contents."
      action={
        <Button component={Link} to={GUIDE_PATH} variant="contained">
          Show the contents
        </Button>
      }
    />
  );
}
