import { TWO_FACTOR_HASH } from '@contracts/auth/two-factor';
import { CSV_DELIMITER_NAMES, type CsvDelimiter, csvDelimiterOf } from '@contracts/csv/csv-delimiters';
import { MESSAGES } from '@contracts/messages';
import Button from '@mui/material/Button';
import { PasswordInput, SelectInput } from 'react-admin';
import { useUser } from '../../../session/useSession';
import { DialogForm } from '../../../shared/form/DialogForm';
import { FieldRow } from '../../../shared/form/FieldRow';
import { FormSection } from '../../../shared/form/FormSection';
import { PhotoInput } from '../../../shared/form/PhotoInput';
import { formatDay } from '../../../shared/format';
import { usePlanLimits } from '../../../shared/limits/usePlanLimits';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { useDialogAddress } from '../dialogAddress';
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

/** What users read of their account and do not change. */
function AccountFacts() {
  const { name, email, userType, batchName, subscriptionEndDate } = useUser();
  const isPro = userType === 'pro';
  const { data, error } = usePlanLimits();
  const plan = data ? data.planName || 'None' : error ? 'Could not be loaded' : '…';
  const ends = isPro && subscriptionEndDate ? [['Plan ends', formatDay(subscriptionEndDate)] as const] : [];
  return (
    <ResultFacts
      facts={[
        ['Name', name],
        ['Email', email],
        ['Account type', isPro ? 'Pro' : 'Free'],
        ['User plan', plan],
        ...ends,
        ['Batch', batchName],
      ]}
    />
  );
}

const DELIMITER_NAMES: Record<CsvDelimiter, string> = {
  comma: 'Comma ( , )',
  semicolon: 'Semicolon ( ; )',
  tab: 'Tab',
};
const DELIMITERS = CSV_DELIMITER_NAMES.map((id) => ({ id, name: DELIMITER_NAMES[id] }));

/** What parts the cells of the user's exports. */
function CsvDelimiterInput() {
  return (
    <SelectInput
      source="data.settings.csvDelimiter"
      label="Column separator in CSV files"
      choices={DELIMITERS}
      isRequired
      helperText="Excel expects a semicolon where decimals are written with a comma. A result keeps the separator of the file it was made from."
    />
  );
}

/** Whether logins ask for a code, and the way to where that is changed. */
function TwoFactorSection() {
  const { twoFactor } = useUser();
  const { open } = useDialogAddress(TWO_FACTOR_HASH);
  const text = twoFactor
    ? 'On: each login asks for a code from your app.'
    : 'Off. Turn it on to have each login ask for a code from an app on your phone.';
  return (
    <FormSection title="Two-factor login" text={text}>
      <Button variant="outlined" onClick={open}>
        {twoFactor ? 'Change two-factor login' : 'Set up two-factor login'}
      </Button>
    </FormSection>
  );
}
