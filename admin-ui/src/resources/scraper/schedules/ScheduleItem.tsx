import type { CrawlScheduleView } from '@contracts/scraper/crawl-schedules';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Hint } from '../../../shared/hint/Hint';
import { PAST_NAME } from '../../../shared/jobs/PastItem';
import { crawlName } from '../crawlText';
import { preloadScheduleDialog } from './LazyScheduleDialog';
import { ScheduleFacts } from './ScheduleFacts';
import type { useScheduleChanges } from './useScheduleChanges';

interface ScheduleItemProps {
  schedule: CrawlScheduleView;
  changes: ReturnType<typeof useScheduleChanges>;
  onEdit: () => void;
  onDelete: () => void;
}

/** One of the scheduled crawls. */
export function ScheduleItem({ schedule, changes, onEdit, onDelete }: ScheduleItemProps) {
  const { id, options, paused } = schedule;
  const name = crawlName(schedule);
  const busy = changes.changing === id;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap title={options.startUrl} sx={PAST_NAME}>
          {name}
        </Typography>
        <ScheduleFacts schedule={schedule} />
      </Box>
      <Box
        role="group"
        aria-label={`Schedule of ${name}`}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: { xs: -0.75, md: 0 } }}
      >
        <Button
          size="small"
          loading={busy}
          aria-label={`Run now: ${name}`}
          onClick={() => void changes.change(id, 'run')}
        >
          Run now
        </Button>
        <Button
          size="small"
          color="secondary"
          disabled={busy}
          sx={{ minWidth: 72 }}
          aria-label={`${paused ? 'Resume' : 'Pause'} the schedule of ${name}`}
          onClick={() => void changes.change(id, paused ? 'resume' : 'pause')}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Hint title="Change">
          <IconButton
            aria-label={`Change the schedule of ${name}`}
            onPointerEnter={preloadScheduleDialog}
            onClick={onEdit}
          >
            <EditIcon />
          </IconButton>
        </Hint>
        <Hint title="Delete">
          <IconButton aria-label={`Delete the schedule of ${name}`} onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        </Hint>
      </Box>
    </Box>
  );
}
