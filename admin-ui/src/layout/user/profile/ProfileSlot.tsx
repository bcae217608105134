import { homePathFor } from '@domain/access/navigation';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useUser } from '../../../session/useSession';
import { lazyNamed } from '../../../shared/lazyNamed';
import { PROFILE_HASH, useProfileAddress } from './profileAddress';
import { Deferred } from '../../../shared/Deferred';

const ProfileDialog = lazyNamed(() => import('./ProfileDialog'), 'ProfileDialog');

/** Where the dialog shows, once it is asked for. Admins change their account among the users. */
export function ProfileSlot() {
  const { role } = useUser();
  const { isOpen, close } = useProfileAddress();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (role === 'admin' || !wasOpened) return null;
  return (
    <Deferred>
      <ProfileDialog open={isOpen} onClose={close} />
    </Deferred>
  );
}

/** `/profile`, for links: the dialog over the page that the user lands on. */
export function ProfileAddress() {
  const pathname = homePathFor(useUser()) ?? '/';
  return <Navigate to={{ pathname, hash: PROFILE_HASH }} replace />;
}
