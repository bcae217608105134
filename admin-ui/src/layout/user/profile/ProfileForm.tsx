import { csvDelimiterOf } from '@contracts/csv/csv-delimiters';
import { MESSAGES } from '@contracts/messages';
import { PasswordInput } from 'react-admin';
import { useUser } from '../../../session/useSession';
import { DialogForm } from '../../../shared/form/DialogForm';
import { FieldRow } from '../../../shared/form/FieldRow';
import { FormSection } from '../../../shared/form/FormSection';
import { PhotoInput } from '../../../shared/form/PhotoInput';
import { CsvDelimiterInput } from './CsvDelimiterInput';
import { AccountFacts } from './AccountFacts';
import { TwoFactorSection } from './TwoFactorSection';
import { ProfileSaving } from './ProfileSaving';

const loadProfile = async () => (await import('@contracts/users/users.dto')).UpdateProfileDto;

interface ProfileFormProps {
  title: string;
  titleId: string;
  onClose: () => void;
}

/** Photo and password; what only admins change is shown beside them. */
export function ProfileForm({ onClose, ...head }: ProfileFormProps) {
  const { name, photoURL, data } = useUser();
  const csvDelimiter = data.settings.csvDelimiter ?? csvDelimiterOf(navigator.language);
  return (
    <ProfileSaving onSaved={onClose}>
      {(saved) => (
        <DialogForm
          {...head}
          dto={loadProfile}
          defaultValues={{
            name,
            photoURL,
            password: '',
            currentPassword: '',
            data: { settings: { csvDelimiter } },
          }}
          saveLabel="Update Profile"
          saved={saved}
          onClose={onClose}
        >
          <FormSection title="Photo" text="Shown beside your name.">
            <PhotoInput />
          </FormSection>
          <FormSection title="Password" text="A new password ends your sessions on other devices.">
            <FieldRow>
              <PasswordInput
                source="password"
                label="New password"
                helperText="Leave it empty to keep your password."
                autoComplete="new-password"
              />
              <PasswordInput
                source="currentPassword"
                label="Current password"
                helperText="Needed for a new one."
                autoComplete="current-password"
              />
            </FieldRow>
          </FormSection>
          <FormSection title="Exports" text="How the CSV files that you download are written.">
            <CsvDelimiterInput />
          </FormSection>
          <TwoFactorSection />
          <FormSection title="Account" text={MESSAGES.accountOfAdmins}>
            <AccountFacts />
          </FormSection>
        </DialogForm>
      )}
    </ProfileSaving>
  );
}
