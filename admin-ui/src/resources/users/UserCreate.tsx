import { MESSAGES } from '@contracts/messages';
import { CreateUserDto } from '@contracts/users/users.dto';
import { CreatePage } from '../../shared/form/CreatePage';
import { UserInputs } from './UserInputs';

const NEW_USER = {
  role: 'student',
  userType: 'free',
  isActive: true,
  photoURL: '',
  extendedPermissions: [],
  extendedPlans: {},
};

export function UserCreate() {
  return (
    <CreatePage
      title="New User"
      subtitle="The new user logs in with this email and password."
      saved={MESSAGES.userCreated}
      dto={CreateUserDto}
      defaultValues={NEW_USER}
      saveLabel="Create User"
    >
      <UserInputs mode="New" />
    </CreatePage>
  );
}
