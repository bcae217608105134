import { useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Confirmation } from '../Confirmation';

/**
 * Asks before the page of a form with changes is left, and has the browser ask before its tab is closed; a dialog's own close
 * button does not ask.
 */
export function LeaveWarning({ enabled = true }: { enabled?: boolean }) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = enabled && !isSubmitSuccessful && Object.keys(dirtyFields).length > 0;

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return useCanBlock() ? <LeaveQuestion isUnsaved={isUnsaved} isSaving={isSubmitting} /> : null;
}

function LeaveQuestion({ isUnsaved, isSaving }: { isUnsaved: boolean; isSaving: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && nextLocation.pathname !== currentLocation.pathname,
  );

  // A save leads to another page before the form knows that it is saved.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [isUnsaved, blocker]);

  return (
    <Confirmation
      open={blocker.state === 'blocked' && isUnsaved && !isSaving}
      title="Leave this page?"
      text="Changes that are not saved will be lost."
      action="Leave"
      keep="Stay"
      destroys
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
