import { MESSAGES } from '@contracts/messages';
import { UpdateUserDto } from '@contracts/users/users.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { FormCard } from '../../shared/form/FormCard';
import { EditPage } from '../../shared/form/EditPage';
import { UserInputs } from './UserInputs';

const resolver = classValidatorResolver(UpdateUserDto);

export function UserEdit() {
  return (
    <EditPage
      nameOf={(user) => String(user.name)}
      subtitle="A changed role, batch, password or activity ends the user's sessions."
      saved={MESSAGES.userUpdated}
      failed={MESSAGES.userSaveFailed}
    >
      <FormCard resolver={resolver} saveLabel="Save User" deleteQuestion="Delete this user?">
        <UserInputs mode="Edit" />
      </FormCard>
    </EditPage>
  );
}
