import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { lazyBody } from '../../shared/lazyBody';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePageAddress } from '../../shared/usePageAddress';
import { Start } from './start/Start';

const DraftWorkspace = lazyBody<'DraftWorkspace', { id: string }>(
  () => import('./editor/DraftWorkspace'),
  'DraftWorkspace',
  ResultOutline,
);

/** Drafts, scored while they are written against the pages that rank. */
export function OptimizePrimePage() {
  const { get, change } = usePageAddress();
  const draft = get('draft');
  return (
    <>
      <PageHeader
        title="Optimize Prime"
        subtitle={
          draft ? undefined : 'See what your draft lacks compared with the pages that rank, as you write.'
        }
        isLow={draft !== ''}
        actions={
          draft ? (
            <Button size="small" startIcon={<BackIcon />} onClick={() => change({ draft: '' })}>
              All drafts
            </Button>
          ) : undefined
        }
      />
      {draft ? (
        <Box sx={{ maxWidth: 1600, mx: 'auto', px: { xs: 1, sm: 2 }, py: 1 }}>
          <DraftWorkspace key={draft} id={draft} />
        </Box>
      ) : (
        <PageBody>
          <Start />
        </PageBody>
      )}
    </>
  );
}
