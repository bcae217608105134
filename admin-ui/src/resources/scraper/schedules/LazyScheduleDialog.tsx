import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';
import type { ScheduleDialog } from './ScheduleDialog';

const Dialog = lazyNamed(() => import('./ScheduleDialog'), 'ScheduleDialog');

/** Loads the form's code sooner, when it is likely to be opened. */
export const preloadScheduleDialog = Dialog.preload;

/** The form of a schedule, loaded when it is opened. */
export function LazyScheduleDialog(props: Parameters<typeof ScheduleDialog>[0]) {
  return (
    <Deferred>
      <Dialog {...props} />
    </Deferred>
  );
}
