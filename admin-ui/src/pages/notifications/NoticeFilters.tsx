import { ALL_NOTICE_KINDS, NOTICE_KINDS, NOTICE_SEVERITIES } from '@contracts/notices/notices';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { SEVERITY_LOOKS } from '../../shared/notices/severities';
import { ViewToggle } from '../../shared/result/ViewToggle';
import type { NoticesView } from './useNotices';

const SHOWN = { all: 'All', unread: 'Unread' } as const;

/** Which notices show. */
export function NoticeFilters({ view: { filter, narrow } }: { view: NoticesView }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, flex: '1 1 320px' }}>
      <ViewToggle
        label="Which notifications"
        views={SHOWN}
        view={filter.unread ? 'unread' : 'all'}
        onChange={(show) => narrow({ show: show === 'unread' ? show : '' })}
      />
      <Choice
        label="Severity"
        value={filter.severity ?? ''}
        any="Any severity"
        choices={NOTICE_SEVERITIES.map((id) => ({ id, label: SEVERITY_LOOKS[id].label }))}
        onChoose={(severity) => narrow({ severity })}
      />
      <Choice
        label="Kind"
        value={filter.kind ?? ''}
        any="Any kind"
        choices={ALL_NOTICE_KINDS.map((id) => ({ id, label: NOTICE_KINDS[id] }))}
        onChoose={(kind) => narrow({ kind })}
      />
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** What choosing none is called. */
  any: string;
  choices: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

function Choice({ label, value, any, choices, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      margin="none"
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'auto', sm: 176 }, flex: { xs: '1 1 136px', sm: 'none' } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
