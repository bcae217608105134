import { useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Confirmation } from '../Confirmation';
import type { ConfirmationProps } from '../ConfirmationDialog';

interface Question extends Pick<ConfirmationProps, 'title' | 'text' | 'action' | 'keep'> {
  /** A save closes the dialog by itself, so that leaving it meanwhile would lead back twice. */
  staysWhileSaving?: boolean;
}

const TEXT = 'Changes that are not saved will be lost.';
const LEAVE_PAGE: Question = { title: 'Leave this page?', text: TEXT, action: 'Leave', keep: 'Stay' };
/** For a dialog with an address of its own, whose closing is a way back. */
export const CLOSE_DIALOG: Question = {
  title: 'Discard your changes?',
  text: TEXT,
  action: 'Discard changes',
  keep: 'Keep editing',
  staysWhileSaving: true,
};

interface LeaveWarningProps {
  enabled?: boolean;
  /** Whether the changes are kept, where the form cannot tell: react-admin's saves end without an error when they fail. */
  saved?: boolean;
  question?: Question;
}

/** `UnsavedWarning` for a form of react-hook-form. */
export function LeaveWarning({ enabled = true, saved, question = LEAVE_PAGE }: LeaveWarningProps) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isSaved = saved ?? isSubmitSuccessful;
  const isUnsaved = enabled && !isSaved && Object.keys(dirtyFields).length > 0;
  return <UnsavedWarning {...{ isUnsaved, question }} isSaving={isSubmitting} />;
}

interface UnsavedWarningProps {
  isUnsaved: boolean;
  isSaving?: boolean;
  question?: Question;
}

/**
 * Asks before the page of a form with changes is left, and has the browser ask before its tab is closed; the close button of a
 * dialog without an address does not ask.
 */
export function UnsavedWarning({ isUnsaved, isSaving = false, question = LEAVE_PAGE }: UnsavedWarningProps) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return useCanBlock() ? <LeaveQuestion {...{ isUnsaved, isSaving, question }} /> : null;
}

function LeaveQuestion({ isUnsaved, isSaving, question }: Required<UnsavedWarningProps>) {
  const { staysWhileSaving = false, ...sentences } = question;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && isElsewhere(nextLocation, currentLocation),
  );

  // A save leads to another page before the form knows that it is saved.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!isUnsaved) blocker.proceed();
    else if (isSaving && staysWhileSaving) blocker.reset();
  }, [isUnsaved, isSaving, staysWhileSaving, blocker]);

  return (
    <Confirmation
      open={blocker.state === 'blocked' && isUnsaved && !isSaving}
      {...sentences}
      destroys
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** A search is the same page; so is a dialog over it, and closing that one leaves it. */
function isElsewhere(next: Place, current: Place): boolean {
  return next.pathname !== current.pathname || (current.hash !== '' && next.hash !== current.hash);
}

interface Place {
  pathname: string;
  hash: string;
}
