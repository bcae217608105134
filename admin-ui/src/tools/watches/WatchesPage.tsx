import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { lazyBody } from '../../shared/lazyBody';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { BackLink } from '../../shared/handover/BackLink';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { HANDED, usePageAddress } from '../../shared/usePageAddress';
import { ChangesExport } from './list/ChangesExport';
import { PlacesUsed } from './list/PlacesUsed';

const WatchList = lazyBody(() => import('./list/WatchList'), 'WatchList', ResultOutline);
const SampleList = lazyBody(() => import('./sample/SampleList'), 'SampleList', ResultOutline);
const AddDialog = lazyOverlay(() => import('./add/AddDialog'), 'AddDialog');

/** All watched pages, and the way to more of them. */
export function WatchesPage() {
  const { get, change } = usePageAddress();
  const isAdding = get('add') !== '';
  const isSample = get('sample') !== '';
  const add = () => change({ add: 'one' });
  return (
    <>
      <PageHeader
        title="Content Change Detective"
        subtitle="See what changed on a page, and whether it matters."
        actions={
          <>
            <PlacesUsed />
            <ChangesExport />
            <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
              Add pages
            </Button>
          </>
        }
      />
      <PageBody>
        <BackLink />
        {isSample ? <SampleList /> : <WatchList onAdd={add} />}
        <AddDialog open={isAdding} onClose={() => change({ ...HANDED, add: '' }, true)} />
      </PageBody>
    </>
  );
}
