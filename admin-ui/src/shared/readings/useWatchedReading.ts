import type { ReadingView } from '@contracts/readings/readings';
import { useEffect, useEffectEvent, useState } from 'react';
import { isFinished } from '../jobs/jobText';
import { isUsable } from './readingText';

/** The reading at work, and the one that was seen at work here and has ended: told once if it can be used. */
export function useWatchedReading(
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
