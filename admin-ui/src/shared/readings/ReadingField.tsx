import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReadingView } from '@contracts/readings/readings';
import { useEffect, useEffectEvent, useState } from 'react';
import { Confirmation } from '../Confirmation';
import { ResultStates } from '../result/ResultStates';
import { NewReading } from './NewReading';
import { ReadingChoice } from './ReadingChoice';
import { ReadingOutline } from './ReadingOutline';
import { ReadingProgress } from './ReadingProgress';
import { ReadingSummary } from './ReadingSummary';
import { downloadPages, listReadings, readingKeys } from './readingApi';
import { isUsable } from './readingText';
import { useNewReading } from './useNewReading';
import { useReadingChanges } from './useReadingChanges';
import { failureText, isFinished } from '../jobs/jobText';
import { useQuery } from '@tanstack/react-query';

const POLL_MS = 1_000;

/** While one rests until somebody resumes it. */
const SLOW_POLL_MS = 5_000;

/** The user's readings, the newest first; asked for again while one of them is unfinished. */
function useReadings() {
  return useQuery({
    queryKey: readingKeys.all,
    queryFn: ({ signal }) => listReadings(signal),
    refetchInterval: ({ state }) => {
      const open = state.data?.find((reading) => !isFinished(reading));
      if (!open) return false;
      return open.status === 'paused' || state.error ? SLOW_POLL_MS : POLL_MS;
    },
  });
}

export interface ReadingFieldProps {
  /** Id of the reading that the tool is to work on. */
  value: string | null;
  /** What the form says of it. */
  problem?: string;
  disabled?: boolean;
  onChange: (reading: ReadingView | null) => void;
}

/** A tool's field for a reading of a site: one that there is, or a new one, which is chosen when it is done. */
export function ReadingField(props: ReadingFieldProps) {
  const readings = useReadings();
  return (
    <ResultStates
      query={readings}
      failure="Your site readings could not be loaded"
      empty={<ReadingOutline />}
    >
      {(known) => <LoadedField {...props} readings={known} />}
    </ResultStates>
  );
}

function LoadedField({
  value,
  problem,
  disabled = false,
  onChange,
  readings,
}: ReadingFieldProps & { readings: readonly ReadingView[] }) {
  const [isNew, setNew] = useState(false);
  const form = useNewReading(() => setNew(false));
  const { isChanging, change, problem: refusal } = useReadingChanges();
  const usable = readings.filter(isUsable);
  const { open, ended } = useWatchedReading(readings, onChange);
  const chosen = usable.find(({ id }) => id === value) ?? null;
  const entersNew = !open && (isNew || usable.length === 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {open ? (
        <ReadingProgress reading={open} isChanging={isChanging} onChange={(wanted) => change(open, wanted)} />
      ) : null}
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      {ended && !isUsable(ended) ? <ReadingEnd reading={ended} /> : null}
      {entersNew ? (
        <NewReading
          form={form}
          disabled={disabled}
          onBack={usable.length > 0 ? () => setNew(false) : undefined}
        />
      ) : null}
      {!entersNew && usable.length > 0 ? (
        <ReadingChoice
          readings={usable}
          chosen={chosen}
          problem={problem}
          disabled={disabled}
          onChoose={onChange}
        />
      ) : null}
      {(entersNew || usable.length === 0) && problem ? <Alert severity="error">{problem}</Alert> : null}
      {!entersNew && chosen ? (
        <ChosenReading reading={chosen} disabled={disabled} onDeleted={() => onChange(null)} />
      ) : null}
      {open || entersNew ? null : (
        <Box>
          <Button variant="outlined" disabled={disabled} onClick={() => setNew(true)}>
            Read a site
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface ChosenReadingProps {
  reading: ReadingView;
  disabled: boolean;
  onDeleted: () => void;
}

/** The chosen reading, and the question before it is deleted. */
function ChosenReading({ reading, disabled, onDeleted }: ChosenReadingProps) {
  const [asks, setAsks] = useState(false);
  const [failed, setFailed] = useState(false);
  const { remove, isChanging, problem, reset } = useReadingChanges();
  const download = () => {
    setFailed(false);
    downloadPages(reading).catch(() => setFailed(true));
  };
  const confirm = async () => {
    if (await remove(reading)) onDeleted();
  };
  return (
    <>
      <ReadingSummary
        reading={reading}
        disabled={disabled}
        onDownload={download}
        onDelete={() => {
          reset();
          setAsks(true);
        }}
      />
      {failed ? <Alert severity="error">The list of pages could not be downloaded. Try again.</Alert> : null}
      <Confirmation
        open={asks}
        title={`Delete the reading of ${reading.name}?`}
        text="The texts that were read are deleted permanently. Results made from them stay."
        action="Delete"
        destroys
        busy={isChanging}
        refusal={problem}
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}

/** How a reading ended that cannot be used. */
function ReadingEnd({ reading: { name, status, error } }: { reading: ReadingView }) {
  if (status === 'cancelled') return <Alert severity="info">The reading of {name} was canceled.</Alert>;
  const failure = error === undefined ? undefined : { code: '', message: error };
  return (
    <Alert severity="error">
      The reading of {name} failed. {failureText({ error: failure })}
    </Alert>
  );
}

/** The reading at work, and the one that was seen at work here and has ended: told once if it can be used. */
function useWatchedReading(
  readings: readonly ReadingView[],
  onUsable: (reading: ReadingView) => void,
): { open?: ReadingView; ended?: ReadingView } {
  const [watched, watch] = useState<string>();
  const open = readings.find((reading) => !isFinished(reading));
  if (open && watched !== open.id) watch(open.id);
  const seen = readings.find(({ id }) => id === watched);
  const ended = seen && isFinished(seen) ? seen : undefined;
  const usable = ended && isUsable(ended) ? ended.id : undefined;
  const tell = useEffectEvent(() => {
    if (ended) onUsable(ended);
  });
  useEffect(() => {
    if (usable !== undefined) tell();
  }, [usable]);
  return { open, ended };
}
