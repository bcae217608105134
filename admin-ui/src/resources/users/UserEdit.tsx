import { MESSAGES } from '@contracts/messages';
import { UpdateUserDto } from '@contracts/users.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { FormCard } from '../../shared/form/FormCard';
import { EditPage } from '../../shared/form/EditPage';
import { useSaveFeedback } from '../../shared/form/useSaveFeedback';
import { UserInputs } from './UserInputs';

const resolver = classValidatorResolver(UpdateUserDto);

export function UserEdit() {
  const feedback = useSaveFeedback({ saved: MESSAGES.userUpdated, failed: MESSAGES.userSaveFailed });
  return (
    <EditPage
      nameOf={(user) => String(user.name)}
      subtitle="A changed role, batch, password or activity ends the user's sessions."
      feedback={feedback}
    >
      <FormCard resolver={resolver} saveLabel="Save User" deleteQuestion="Delete this user?">
        <UserInputs mode="Edit" />
      </FormCard>
    </EditPage>
  );
}
