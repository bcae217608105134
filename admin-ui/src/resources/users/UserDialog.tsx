import { MESSAGES } from '@contracts/messages';
import type { NewUserView } from '@contracts/users/users';
import { Deferred } from '../../shared/Deferred';
import { lazyNamed } from '../../shared/lazyNamed';
import { usePreload } from '../../shared/usePreload';
import { RecordDialog } from '../../shared/form/RecordDialog';
import { useState } from 'react';
import { UserPageButton } from './page/UserPageLink';
import { UserInputs } from './UserInputs';
import type { RaRecord, TransformData } from 'react-admin';

/** What a form changes of its record, so that a save takes back nothing that another admin has changed meanwhile. */
const changedFields: TransformData = (entered: object, options) => {
  const before = (options?.previousData ?? {}) as Record<string, unknown>;
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(entered).filter(isChanged));
};

const InvitedDialog = lazyNamed(() => import('./InvitedDialog'), 'InvitedDialog');

const NEW_USER = {
  role: 'student',
  invite: false,
  userType: 'free',
  isActive: true,
  photoURL: '',
  extendedPermissions: [],
  extendedPlans: {},
};

const loadNewUser = async () => (await import('@contracts/users/users.dto')).NewUserDto;
const loadUserUpdate = async () => (await import('@contracts/users/users.dto')).UpdateUserDto;

/** Accounts are made and changed over the list of users. */
export function UserDialog() {
  usePreload(InvitedDialog);
  const [invited, setInvited] = useState<NewUserView>();
  return (
    <>
      <RecordDialog
        create={{
          title: 'New User',
          saveLabel: 'Create User',
          saved: MESSAGES.userCreated,
          failed: MESSAGES.userSaveFailed,
          dto: loadNewUser,
          transform: withoutUnsaidPassword,
          onSaved: (user) => setInvited(user as unknown as NewUserView),
          defaultValues: NEW_USER,
          inputs: <UserInputs mode="New" />,
        }}
        edit={{
          title: 'Edit User',
          saveLabel: 'Save User',
          saved: MESSAGES.userUpdated,
          failed: MESSAGES.userSaveFailed,
          dto: loadUserUpdate,
          read: storedUser,
          transform: changedFields,
          inputs: <UserInputs mode="Edit" />,
          actions: <UserPageButton />,
        }}
      />
      {invited?.invitation ? (
        <Deferred>
          <InvitedDialog
            user={invited}
            invitation={invited.invitation}
            onClose={() => setInvited(undefined)}
          />
        </Deferred>
      ) : null}
    </>
  );
}

/** What was typed before the invitation was chosen is not sent. */
function withoutUnsaidPassword({ password, ...user }: Record<string, unknown>): Record<string, unknown> {
  return user.invite ? user : { ...user, password };
}

/**
 * The account as it is stored, for its form: one whose subscription has ended shows as free everywhere else, and could
 * neither be renewed nor really be made free where the form showed it so.
 */
function storedUser({ userType, storedUserType, ...user }: RaRecord): RaRecord {
  return { ...user, userType: (storedUserType ?? userType) as unknown };
}
