import { TWO_FACTOR_HASH } from '@contracts/auth/two-factor';
import { useActing } from '../../../session/useSession';
import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';
import { useDialogAddress } from '../dialogAddress';

const TwoFactorDialog = lazyNamed(() => import('./TwoFactorDialog'), 'TwoFactorDialog');

/** Where the dialog shows while it is open; it is the owner's alone. */
export function TwoFactorSlot() {
  const { isOpen, close } = useDialogAddress(TWO_FACTOR_HASH);
  const acting = useActing();
  if (!isOpen || acting) return null;
  return (
    <Deferred>
      <TwoFactorDialog open onClose={close} />
    </Deferred>
  );
}
