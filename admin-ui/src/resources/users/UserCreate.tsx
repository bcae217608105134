import { MESSAGES } from '@contracts/messages';
import { CreateUserDto } from '@contracts/users/users.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CreatePage } from '../../shared/form/CreatePage';
import { FormCard } from '../../shared/form/FormCard';
import { UserInputs } from './UserInputs';

const resolver = classValidatorResolver(CreateUserDto);
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
    >
      <FormCard resolver={resolver} defaultValues={NEW_USER} saveLabel="Create User">
        <UserInputs mode="New" />
      </FormCard>
    </CreatePage>
  );
}
