import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '../../../shared/form/FieldRow';
import { ZoneField } from '../../../shared/zones/ZoneField';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { NextRuns } from './NextRuns';
import { dayText, REPEAT_LABELS, WEEKDAYS } from './scheduleText';
import type { ScheduleValues } from './scheduleValues';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

/** How often a crawl is done again, and at what time of which day. */
export function RepeatFields() {
  const { field } = useController<ScheduleValues, 'every'>({ name: 'every' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <ViewToggle label="How often" views={REPEAT_LABELS} view={field.value} onChange={field.onChange} />
      </Box>
      <FieldRow>
        {field.value === 'weekly' ? <WeekdayField /> : null}
        {field.value === 'monthly' ? <DayField /> : null}
        <TimeField />
      </FieldRow>
      <ZoneField />
      <NextRuns />
    </Box>
  );
}

function WeekdayField() {
  const { field } = useController<ScheduleValues, 'weekday'>({ name: 'weekday' });
  return (
    <TextField {...field} select label="Day of the week">
      {WEEKDAYS.map((name, index) => (
        <MenuItem key={name} value={index + 1}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function DayField() {
  const { field } = useController<ScheduleValues, 'day'>({ name: 'day' });
  const day = useWatch<ScheduleValues, 'day'>({ name: 'day' });
  return (
    <TextField
      {...field}
      select
      label="Day of the month"
      helperText={day > 28 ? 'In a shorter month, its last day.' : undefined}
    >
      {DAYS.map((each) => (
        <MenuItem key={each} value={each}>
          {dayText(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A browser's own field for it writes AM and PM in some languages, beside times of 24 hours. */
function TimeField() {
  const { register, formState, getFieldState } = useFormContext<ScheduleValues>();
  const { error } = getFieldState('time', formState);
  return (
    <TextField
      label="Time of day"
      required
      autoComplete="off"
      error={error !== undefined}
      helperText={error?.message ?? '24-hour clock, such as 03:00 or 15:30.'}
      {...register('time', { setValueAs: asTimeOfDay })}
    />
  );
}

/** `3:00`, `3.00` and `15h30` as times of two digits each. */
function asTimeOfDay(written: string): string {
  return written.trim().replace(/^(\d{1,2})[.:h](\d\d)$/, (_, hour: string, minute: string) => {
    return `${hour.padStart(2, '0')}:${minute}`;
  });
}
