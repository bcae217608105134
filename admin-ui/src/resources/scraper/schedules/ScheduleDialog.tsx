import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { DialogHead } from '../../../shared/form/DialogHead';
import { FormDialog } from '../../../shared/form/FormDialog';
import { ResultStates } from '../../../shared/result/ResultStates';
import type { StartValues } from '../start/startValues';
import { ScheduleForm } from './ScheduleForm';
import { newScheduleValues, storedScheduleValues } from './scheduleValues';
import { useSchedule } from './useSchedules';

/** A new schedule of a crawl, or the one of an id. */
export type EditedSchedule = { crawl: StartValues } | { id: string };

interface ScheduleDialogProps {
  edited: EditedSchedule;
  onSaved?: () => void;
  onClose: () => void;
}

/** The form of a schedule, over the page that it was opened on. */
export function ScheduleDialog({ edited, onSaved, onClose }: ScheduleDialogProps) {
  return (
    <FormDialog onClose={onClose} maxWidth="md">
      {({ titleId, onDirty, leave, close }) => {
        const save = () => {
          onSaved?.();
          leave();
        };
        const form = { titleId, onDirty, onSaved: save, onClose: close };
        if ('id' in edited) return <StoredSchedule id={edited.id} form={form} />;
        return <ScheduleForm {...form} values={newScheduleValues(edited.crawl)} />;
      }}
    </FormDialog>
  );
}

interface StoredScheduleProps {
  id: string;
  form: Omit<Parameters<typeof ScheduleForm>[0], 'id' | 'values'>;
}

function StoredSchedule({ id, form }: StoredScheduleProps) {
  const query = useSchedule(id);
  if (query.data) return <ScheduleForm {...form} id={id} values={storedScheduleValues(query.data)} />;
  return (
    <>
      <DialogHead titleId={form.titleId} title="Change the schedule" />
      <Box sx={{ px: { xs: 2, sm: 3 }, flex: 1 }}>
        <ResultStates
          query={query}
          failure="This schedule could not be loaded"
          loading={{ label: 'Loading the schedule', heights: [40, 56, 56, 120] }}
        >
          {() => null}
        </ResultStates>
      </Box>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={form.onClose}>Close</Button>
      </DialogActions>
    </>
  );
}
