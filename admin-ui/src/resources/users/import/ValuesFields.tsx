import {
  IMPORT_LABELS,
  type MatchedField,
  type MatchedValue,
  NO_PLAN,
  type UnreadValue,
} from '@contracts/users/user-import';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { type ImportChoice, useImportChoices } from './useImportChoices';
import type { UserImport } from './useUserImport';

const UNSAID = '';
/** Stands for the empty value, which a select keeps for nothing chosen. */
const EMPTY = '-';

/** What words of the file mean that are not known here: said once, for all rows that have them. */
export function ValuesFields({ users }: { users: UserImport }) {
  const { unread, settings, set, run } = users;
  const options = useMeanings();
  if (unread.length === 0) return null;
  const { values = [] } = settings;
  const choose = ({ field, text }: UnreadValue, value: string) => {
    const others = values.filter((each) => each.field !== field || each.text !== text);
    const said = { field, text, value: value === EMPTY ? '' : value };
    set({ values: value === UNSAID ? others : [...others, said] });
  };
  return (
    <Box component="section" aria-label="Values in the file" sx={{ mt: 3 }}>
      <Typography variant="h3">Values in the file</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        These values are not known here. Say what each means, once for all rows, and check the file again.
      </Typography>
      <Box sx={GRID}>
        {unread.map((value) => (
          <TextField
            key={`${value.field}:${value.text}`}
            select
            fullWidth
            disabled={run.busy}
            label={`“${value.text}” in ${IMPORT_LABELS[value.field]}`}
            helperText={counted(value.rows, 'row')}
            value={chosenOf(values, value)}
            onChange={({ target }) => choose(value, target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value={UNSAID}>Not matched</MenuItem>
            <MenuItem value={EMPTY}>Nothing, like an empty cell</MenuItem>
            {options[value.field].map(([id, name]) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}

function chosenOf(values: readonly MatchedValue[], { field, text }: UnreadValue): string {
  const said = values.find((each) => each.field === field && each.text === text);
  return said ? said.value || EMPTY : UNSAID;
}

/** What a word of each field can mean. */
function useMeanings(): Record<MatchedField, readonly ImportChoice[]> {
  const { batches, plans } = useImportChoices();
  return {
    role: [
      ['student', 'Student'],
      ['admin', 'Admin'],
    ],
    isActive: [
      ['yes', 'Active'],
      ['no', 'Not active'],
    ],
    batch: batches,
    userType: [
      ['free', 'Free'],
      ['pro', 'Pro'],
    ],
    userPlan: [[NO_PLAN, 'Free account, no plan'], ...plans],
  };
}

const GRID = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
