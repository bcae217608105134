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
  const { get } = usePageAddress();
  const draft = get('draft');
  return (
    <>
      <PageHeader
        title="Optimize Prime"
        subtitle="What your draft lacks beside the pages that rank, told while you write it."
      />
      <PageBody maxWidth={draft ? 1600 : undefined}>
        {draft ? <DraftWorkspace key={draft} id={draft} /> : <Start />}
      </PageBody>
    </>
  );
}
