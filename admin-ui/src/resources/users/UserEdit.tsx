import { MESSAGES } from '@contracts/messages';
import { UpdateUserDto } from '@contracts/users/users.dto';
import { EditPage } from '../../shared/form/EditPage';
import { UserInputs } from './UserInputs';

export function UserEdit() {
  return (
    <EditPage
      subtitle="A changed role, batch, password or activity ends the user's sessions."
      saved={MESSAGES.userUpdated}
      failed={MESSAGES.userSaveFailed}
      dto={UpdateUserDto}
    >
      <UserInputs mode="Edit" />
    </EditPage>
  );
}
