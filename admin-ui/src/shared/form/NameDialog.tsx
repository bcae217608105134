import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import { usePreload } from '../usePreload';
import type { NameDialogFormProps } from './NameDialogForm';

const NameDialogForm = lazyNamed(() => import('./NameDialogForm'), 'NameDialogForm');

/** Asks for the name of what is saved; anew each time that it opens. */
export function NameDialog({ open, ...props }: NameDialogFormProps & { open: boolean }) {
  usePreload(NameDialogForm);
  if (!open) return null;
  return (
    <Deferred>
      <NameDialogForm {...props} />
    </Deferred>
  );
}
