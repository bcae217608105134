import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useId, useState } from 'react';
import { DialogHead } from '../../../shared/form/DialogForm';
import { DiscardDialog } from '../../../shared/form/DiscardDialog';
import { useIsPhone } from '../../../shared/list/useIsPhone';
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
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  const close = () => (dirty ? setAsking(true) : onClose());
  const save = () => {
    onSaved?.();
    onClose();
  };
  const form = { titleId, onDirty: setDirty, onSaved: save, onClose: close };
  return (
    <Dialog open onClose={close} fullScreen={useIsPhone()} fullWidth maxWidth="md" aria-labelledby={titleId}>
      {'id' in edited ? (
        <StoredSchedule id={edited.id} form={form} />
      ) : (
        <ScheduleForm {...form} values={newScheduleValues(edited.crawl)} />
      )}
      {asking ? (
        <DiscardDialog
          text="Changes that are not saved will be lost."
          onKeep={() => setAsking(false)}
          onDiscard={onClose}
        />
      ) : null}
    </Dialog>
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
