import Box from '@mui/material/Box';
import { useRef } from 'react';
import { lazyBody } from '../../shared/lazyBody';
import { logOperation } from '../../shared/logOperation';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { ViewToggle } from '../../shared/result/ViewToggle';
import { useAddressParameter } from '../../shared/useAddressParameter';
import { SnippetMode } from './SnippetMode';

const RowsMode = lazyBody<'RowsMode', { onUse: () => void }>(
  () => import('./rows/RowsMode'),
  'RowsMode',
  ResultOutline,
);

const MODES = { page: 'One page', rows: 'Many pages (CSV)' } as const;

/** Where Google and the networks cut a page's title and texts. */
export function NewTestToolPage() {
  const [mode, setMode] = useAddressParameter('mode');
  const isLogged = useRef(false);
  // One visit is one use, however much is tried.
  const use = () => {
    if (!isLogged.current) logOperation('New Test Tool');
    isLogged.current = true;
  };
  return (
    <>
      <PageHeader
        title="New Test Tool"
        subtitle="Snippet & Social Preview: where Google and the networks will cut your title and text."
      />
      <PageBody>
        <Box sx={{ mb: 3 }}>
          <ViewToggle
            label="What is looked at"
            views={MODES}
            view={mode === 'rows' ? 'rows' : 'page'}
            onChange={(next) => setMode(next === 'rows' ? 'rows' : '')}
          />
        </Box>
        {mode === 'rows' ? <RowsMode onUse={use} /> : <SnippetMode onUse={use} />}
      </PageBody>
    </>
  );
}
