import { DATE_ORDERS, type DateOrder } from '@contracts/users/user-import';
import { USER_TYPES, type UserType } from '@contracts/access/roles';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DayBox } from '../../../shared/form/DayBox';
import { useInstance } from '../../../shared/useInstance';
import { type ImportChoice, useImportChoices } from './useImportChoices';
import type { UserImport } from './useUserImport';

const UNSAID = '';
const ORDER_LABELS: Record<DateOrder, string> = {
  'day-first': 'Day first: 31/12/27',
  'month-first': 'Month first: 12/31/27',
};

/** What is set for the whole file, for rows that do not say it themselves. */
export function SettingsFields({ users }: { users: UserImport }) {
  const { settings, set, run } = users;
  const { mail } = useInstance();
  const { batches, plans } = useImportChoices();
  const basics = { fullWidth: true, disabled: run.busy, slotProps: SHRUNK } as const;
  return (
    <Box component="section" aria-label="For all rows" sx={{ mt: 3 }}>
      <Typography variant="h3">For all rows</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        Used where a row leaves it empty, for existing users too.
      </Typography>
      <Box sx={GRID}>
        <Choice
          {...basics}
          label="Batch for all"
          value={settings.batch ?? UNSAID}
          options={batches}
          onChange={({ target }) => set({ batch: target.value || undefined })}
        />
        <Choice
          {...basics}
          label="Account type for all"
          value={settings.userType ?? UNSAID}
          options={USER_TYPES.map((type) => [type, type === 'pro' ? 'Pro' : 'Free'])}
          onChange={({ target }) => set({ userType: (target.value || undefined) as UserType | undefined })}
        />
        <Choice
          {...basics}
          label="Plan for all"
          value={settings.userPlan ?? UNSAID}
          options={plans}
          onChange={({ target }) => set({ userPlan: target.value || undefined })}
        />
        <DayBox
          label="Subscription end for all"
          tight
          disabled={run.busy}
          day={settings.subscriptionEndDate ?? ''}
          onChange={(day) => set({ subscriptionEndDate: day || undefined })}
        />
        <TextField
          {...basics}
          select
          label="Dates in the file"
          value={settings.dateOrder}
          onChange={({ target }) => set({ dateOrder: target.value as DateOrder })}
        >
          {DATE_ORDERS.map((order) => (
            <MenuItem key={order} value={order}>
              {ORDER_LABELS[order]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {mail ? (
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={settings.invite} onChange={(_, invite) => set({ invite })} />}
          label="Email an invitation to new users without a password"
        />
      ) : null}
    </Box>
  );
}

function Choice({ options, ...props }: TextFieldProps & { options: readonly ImportChoice[] }) {
  return (
    <TextField {...props} select>
      <MenuItem value={UNSAID}>As in the file</MenuItem>
      {options.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const SHRUNK = { inputLabel: { shrink: true }, select: { displayEmpty: true } };
const GRID = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
