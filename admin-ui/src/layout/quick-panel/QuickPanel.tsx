import type { QuickPanelView } from '@contracts/quick-panel/quick-panel';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../../providers/apiClient';
import { ResultStates } from '../../shared/result/ResultStates';
import { TOOLBAR_HEIGHT } from '../../theme/measures';
import { AllJobs } from './AllJobs';
import { RunningJobs } from './RunningJobs';
import { UsageToday } from './UsageToday';
import { formatDateTime } from '../../shared/format';
import { NoteText } from '../note/NoteText';
import { PanelSection } from './PanelSection';

/** Milliseconds between two looks while a job is on its way. */
const REFRESH_MS = 3000;

/** How the day stands: what was used, what runs, what was said. */
export function QuickPanel({ onClose }: { onClose: () => void }) {
  const query = useQuery({
    queryKey: ['quick-panel'],
    queryFn: ({ signal }) => apiJson<QuickPanelView>('/quick-panel/data', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.length ? REFRESH_MS : false),
  });
  return (
    <>
      <Box
        sx={{
          position: 'sticky',
          zIndex: 1,
          top: 0,
          flexShrink: 0,
          height: TOOLBAR_HEIGHT,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2">Quick panel</Typography>
        <IconButton aria-label="Close" autoFocus onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        // Also where a link leads to the page that is open.
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a[href^="/"]')) onClose();
        }}
        sx={{ p: 2, display: 'grid', gap: 3 }}
      >
        <ResultStates
          query={query}
          failure="The quick panel could not be loaded"
          loading={{ label: 'Loading the quick panel', heights: [96, 96, 96] }}
        >
          {({ usage, jobs, note, allJobs }) => (
            <>
              <UsageToday usage={usage} />
              <RunningJobs jobs={jobs} />
              {allJobs ? <AllJobs {...allJobs} /> : null}
              <LatestNote note={note} />
            </>
          )}
        </ResultStates>
      </Box>
    </>
  );
}

function LatestNote({ note }: Pick<QuickPanelView, 'note'>) {
  return (
    <PanelSection title="Latest note" empty={!note && 'There is no note.'}>
      {note ? <NoteText msg={note.msg} /> : null}
      {note?.updatedAt ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {formatDateTime(note.updatedAt)}
        </Typography>
      ) : null}
    </PanelSection>
  );
}
