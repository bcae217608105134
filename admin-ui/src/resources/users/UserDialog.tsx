import { MESSAGES } from '@contracts/messages';
import { CreateUserDto, UpdateUserDto } from '@contracts/users/users.dto';
import { RecordDialog } from '../../shared/form/RecordDialog';
import { changedFields } from './changedFields';
import { UserPageButton } from './page/UserPageLink';
import { storedUser } from './storedUser';
import { UserInputs } from './UserInputs';

const NEW_USER = {
  role: 'student',
  userType: 'free',
  isActive: true,
  photoURL: '',
  extendedPermissions: [],
  extendedPlans: {},
};

/** Accounts are made and changed over the list of users. */
export function UserDialog() {
  return (
    <RecordDialog
      create={{
        title: 'New User',
        saveLabel: 'Create User',
        saved: MESSAGES.userCreated,
        failed: MESSAGES.userSaveFailed,
        dto: CreateUserDto,
        defaultValues: NEW_USER,
        inputs: <UserInputs mode="New" />,
      }}
      edit={{
        title: 'Edit User',
        saveLabel: 'Save User',
        saved: MESSAGES.userUpdated,
        failed: MESSAGES.userSaveFailed,
        dto: UpdateUserDto,
        read: storedUser,
        transform: changedFields,
        inputs: <UserInputs mode="Edit" />,
        actions: <UserPageButton />,
      }}
    />
  );
}
