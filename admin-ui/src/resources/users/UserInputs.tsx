import { ROLES } from '@contracts/access/roles';
import { BooleanInput, PasswordInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Deferred } from '../../shared/Deferred';
import { FieldRow } from '../../shared/form/FieldRow';
import { FormSection } from '../../shared/form/FormSection';
import { PhotoInput } from '../../shared/form/PhotoInput';
import { lazyNamed } from '../../shared/lazyNamed';
import { useInstance } from '../../shared/useInstance';
import { useUser } from '../../session/useSession';
import { StudentInputs } from './StudentInputs';

const UserActions = lazyNamed(() => import('./UserActions'), 'UserActions');

const ROLE_CHOICES = ROLES.map((id) => ({ id, name: id === 'admin' ? 'Admin' : 'Student' }));

const INVITED_BY_MAIL = 'The user gets an email with a link to choose a password, which works for 14 days.';
const INVITED_BY_LINK =
  'You get a link to pass on. It lets the user choose a password, and works for 14 days.';

/** The fields of a user; role and password are settled when the account is made. */
export function UserInputs({ mode }: { mode: 'New' | 'Edit' }) {
  const self = useUser();
  const record = useRecordContext();
  const role = useWatch<{ role: string }>({ name: 'role' });
  const invite = useWatch<{ invite?: boolean }>({ name: 'invite' });
  const { mail } = useInstance();
  const isSelf = record?.id === self.id;
  return (
    <>
      <FormSection title="Account" text="Who the user is, and how they log in.">
        <FieldRow>
          <TextInput source="name" isRequired />
          <TextInput source="email" type="email" isRequired />
          {mode === 'New' && !invite ? (
            <PasswordInput source="password" isRequired autoComplete="new-password" />
          ) : null}
          <SelectInput
            source="role"
            choices={ROLE_CHOICES}
            isRequired
            readOnly={mode === 'Edit'}
            disabled={mode === 'Edit'}
          />
        </FieldRow>
        {mode === 'New' ? (
          <BooleanInput
            source="invite"
            label="Invite instead of setting a password"
            helperText={mail ? INVITED_BY_MAIL : INVITED_BY_LINK}
          />
        ) : null}
        {mode === 'Edit' ? (
          <Deferred>
            <UserActions />
          </Deferred>
        ) : null}
        <BooleanInput
          source="isActive"
          label="Active"
          disabled={isSelf}
          helperText={isSelf ? 'You cannot deactivate your own account.' : 'Only active users can log in.'}
        />
      </FormSection>
      <FormSection title="Photo" text="Shown beside the name.">
        <PhotoInput />
      </FormSection>
      {role === 'student' ? <StudentInputs /> : null}
    </>
  );
}
