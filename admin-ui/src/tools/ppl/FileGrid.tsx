import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import type { PplFileView } from '@contracts/ppl/ppl';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Pagination from '@mui/material/Pagination';
import type { ReactNode } from 'react';
import { messageOf } from '../../providers/apiClient';
import { counted } from '../../shared/counted';
import { EmptyState } from '../../shared/EmptyState';
import { ErrorState } from '../../shared/ErrorState';
import { Refreshing } from '../../shared/result/Refreshing';
import { useLastPage } from '../../shared/result/useLastPage';
import { FILES_PER_PAGE } from './pplApi';
import type { useLibrary } from './useLibrary';

interface FileGridProps {
  library: ReturnType<typeof useLibrary>;
  /** What there is to do while the library is empty. */
  firstStep: string;
  children: (file: PplFileView) => ReactNode;
}

/** The files as cards, page by page; or that they load, failed to, or that there are none. */
export function FileGrid({ library, firstStep, children }: FileGridProps) {
  const { files, page, goTo } = library;
  const total = files.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / FILES_PER_PAGE));
  useLastPage(files, { page, perPage: FILES_PER_PAGE, goTo });

  if (!files.data) return <NoGrid library={library} />;
  if (total === 0) return <Nothing library={library} firstStep={firstStep} />;
  return (
    <Refreshing query={files}>
      <Box
        component="ul"
        aria-label={counted(total, 'file')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
          gap: 2,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {files.data.items.map(children)}
      </Box>
      {pages > 1 ? (
        <Pagination
          count={pages}
          page={Math.min(page, pages)}
          onChange={(_, next) => goTo(next)}
          aria-label="Pages of files"
          sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
        />
      ) : null}
    </Refreshing>
  );
}

function NoGrid({ library: { files } }: Pick<FileGridProps, 'library'>) {
  return (
    <Card>
      {files.isError ? (
        <ErrorState
          title="The files could not be loaded"
          text={messageOf(files.error)}
          onRetry={() => void files.refetch()}
        />
      ) : (
        <Box role="status" aria-label="Loading files" sx={{ display: 'grid', placeItems: 'center', py: 10 }}>
          <CircularProgress aria-hidden />
        </Box>
      )}
    </Card>
  );
}

function Nothing({ library: { isFiltered, clear }, firstStep }: Omit<FileGridProps, 'children'>) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon={<SearchOffIcon />}
          title="No Files Found!"
          text="No file has this text in its name or its tags."
          action={
            <Button variant="outlined" onClick={clear}>
              Clear search and tag
            </Button>
          }
        />
      ) : (
        <EmptyState title="No Files Found!" text={firstStep} />
      )}
    </Card>
  );
}
