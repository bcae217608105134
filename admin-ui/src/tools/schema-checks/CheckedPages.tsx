import { CHECK_RETENTION_DAYS } from '@contracts/schema/schema-check.kind';
import { checkName, uncheckedSentence } from '@contracts/schema/schema-run-messages';
import type { SchemaCheckView } from '@contracts/schema/schema-check-views';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Hint } from '../../shared/hint/Hint';
import { ListPager } from '../../shared/result/ListPager';
import { Confirmation } from '../../shared/Confirmation';
import { EmptyState } from '../../shared/EmptyState';
import { formatDateTime } from '../../shared/format';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { ResultStates } from '../../shared/result/ResultStates';
import { useLastPage } from '../../shared/result/useLastPage';
import { usePageAddress } from '../../shared/usePageAddress';
import { FeatureChips } from '../../shared/schema/StateChip';
import { CHECKS_KEY, deleteCheck, listChecks } from './schemaJobs';

const CheckDialog = lazyOverlay(() => import('./result/CheckDialog'), 'CheckDialog');

const PER_PAGE = 10;

/** Every page that was checked, longer than the runs themselves are kept. */
export function CheckedPages() {
  const [page, setPage] = useState(0);
  const { get, change } = usePageAddress();
  const id = get('check') || undefined;
  const open = (chosen: string) => change({ check: chosen });
  const [doomed, setDoomed] = useState<SchemaCheckView>();
  const [deleting, setDeleting] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const checks = useQuery({
    queryKey: [CHECKS_KEY, 'list', page],
    queryFn: ({ signal }) =>
      listChecks({}, ['at', 'DESC'], [page * PER_PAGE, (page + 1) * PER_PAGE - 1], signal),
    placeholderData: keepPreviousData,
  });
  useLastPage(checks, { page: page + 1, perPage: PER_PAGE, goTo: (last) => setPage(last - 1) });
  const remove = async (doomedId: string) => {
    setDeleting(true);
    await deleteCheck(doomedId).catch(() =>
      notify('The check could not be deleted. Please try again.', { type: 'error' }),
    );
    await client.invalidateQueries({ queryKey: [CHECKS_KEY] });
    setDeleting(false);
    setDoomed(undefined);
  };
  return (
    <ResultFrame title="Checked pages" text={`Checks are kept for ${CHECK_RETENTION_DAYS} days.`}>
      <ResultStates
        query={checks}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={<HistoryIcon />}
            title="No pages checked yet"
            text="Each page you check is listed here, so that you can see what has changed since."
          />
        }
        failure="The checked pages could not be loaded"
        loading={{ label: 'Loading the checked pages', heights: [48, 48, 48] }}
      >
        {({ items, total }) => (
          <>
            <Box component="ul" aria-label="Checked pages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((check) => (
                <CheckItem
                  key={check.id}
                  check={check}
                  onOpen={() => open(check.id)}
                  onDelete={() => setDoomed(check)}
                />
              ))}
            </Box>
            <ListPager total={total} page={page} perPage={PER_PAGE} onPage={setPage} />
          </>
        )}
      </ResultStates>
      <CheckDialog
        open={id !== undefined}
        id={id}
        onClose={() => change({ check: '' }, true)}
        onOpen={open}
      />
      <Confirmation
        open={doomed !== undefined}
        busy={deleting}
        title={`Delete the check of ${doomed ? checkName(doomed) : ''}?`}
        text="It is deleted permanently. The page’s history continues without it."
        action="Delete"
        destroys
        onConfirm={() => void (doomed && remove(doomed.id))}
        onClose={() => setDoomed(undefined)}
      />
    </ResultFrame>
  );
}

interface CheckItemProps {
  check: SchemaCheckView;
  onOpen: () => void;
  onDelete: () => void;
}

function CheckItem({ check, onOpen, onDelete }: CheckItemProps) {
  const name = checkName(check);
  const unread = uncheckedSentence(check);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component="button"
          color="inherit"
          onClick={onOpen}
          sx={{ fontWeight: 600, textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {formatDateTime(check.at)}
          {check.competitor ? ' · Competitor' : ''}
        </Typography>
        {unread ? (
          <Typography variant="body2" color="error">
            {unread}
          </Typography>
        ) : (
          <FeatureChips features={check.summary?.features ?? []} />
        )}
      </Box>
      <Hint title="Delete">
        <IconButton aria-label={`Delete the check of ${name}`} onClick={onDelete}>
          <DeleteIcon />
        </IconButton>
      </Hint>
    </Box>
  );
}
