import { uncheckedSentence } from '@contracts/schema/schema-run-messages';
import type { FeatureState, SchemaCheckView } from '@contracts/schema/schema-check-views';
import { featureChanges } from '@domain/schema/report-summary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../shared/format';
import { ResultStates } from '../../../shared/result/ResultStates';
import { CHECKS_KEY, listChecks } from '../schemaJobs';
import { stateText } from '../../../shared/schema/StateChip';

/** Checks of a page that are told of. */
const SHOWN = 20;

interface HistoryPanelProps {
  check: SchemaCheckView;
  onOpen: (id: string) => void;
}

/** The checks of a page, the latest first, each with what changed since the one before. */
export function HistoryPanel({ check, onOpen }: HistoryPanelProps) {
  const address = check.address ?? '';
  const history = useQuery({
    queryKey: [CHECKS_KEY, 'history', address],
    queryFn: ({ signal }) => listChecks({ address }, ['at', 'DESC'], [0, SHOWN], signal),
  });
  return (
    <ResultStates
      query={history}
      failure="The history could not be loaded"
      loading={{ label: 'Loading the history', heights: [40, 40, 40] }}
    >
      {({ items }) => (
        <Box component="ol" aria-label="History" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.slice(0, SHOWN).map((each, index) => (
            <Box component="li" key={each.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              {each.id === check.id ? (
                <Typography sx={{ fontWeight: 600 }}>{formatDateTime(each.at)}, shown here</Typography>
              ) : (
                <Link component="button" onClick={() => onOpen(each.id)}>
                  {formatDateTime(each.at)}
                </Link>
              )}
              <Changes check={each} before={items.slice(index + 1).find(({ summary }) => summary !== null)} />
            </Box>
          ))}
        </Box>
      )}
    </ResultStates>
  );
}

interface ChangesProps {
  check: SchemaCheckView;
  /** The last one before that was read. */
  before: SchemaCheckView | undefined;
}

function Changes({ check, before }: ChangesProps) {
  const unread = uncheckedSentence(check);
  if (unread) return <Sentence>{unread}</Sentence>;
  if (!before) return <Sentence>The first check of this page that is kept.</Sentence>;
  const changes = featureChanges(before.summary?.features ?? [], check.summary?.features ?? []);
  if (changes.length === 0) return <Sentence>No verdict changed.</Sentence>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {changes.map(({ title, before: was, now }) => (
        <Typography component="li" variant="body2" key={title}>
          {title}: {nameOf(was)} → {nameOf(now)}
        </Typography>
      ))}
    </Box>
  );
}

function nameOf(state: FeatureState | null): string {
  return state ? stateText(state) : 'None';
}

function Sentence({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {children}
    </Typography>
  );
}
