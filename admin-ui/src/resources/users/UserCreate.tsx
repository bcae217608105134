import { MESSAGES } from '@contracts/messages';
import { CreateUserDto } from '@contracts/users.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CreateBase } from 'react-admin';
import { FormCard } from '../../shared/form/FormCard';
import { useSaveFeedback } from '../../shared/form/useSaveFeedback';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
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
  const feedback = useSaveFeedback({
    saved: MESSAGES.userCreated,
    failed: MESSAGES.userSaveFailed,
    preferServer: true,
  });
  return (
    <CreateBase mutationOptions={feedback}>
      <PageHeader title="New User" subtitle="The new user logs in with this email and password." />
      <PageBody>
        <FormCard resolver={resolver} defaultValues={NEW_USER} saveLabel="Create User">
          <UserInputs mode="New" />
        </FormCard>
      </PageBody>
    </CreateBase>
  );
}
