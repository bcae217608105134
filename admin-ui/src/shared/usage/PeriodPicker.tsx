import { dayOf } from '@domain/statistics/days';
import { parsePeriod, periodText } from '@domain/statistics/period';
import { DEFAULT_PERIOD, type Period } from '@contracts/statistics/statistics';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DayBox } from '../form/DayBox';
import { PERIOD_CHOICES } from './periodNames';

const CUSTOM = 'custom';

interface PeriodPickerProps {
  /** A number of days up to today, or the first and the last day: see `parsePeriod`. */
  value: string;
  /** Hears of a period only while it can be read. */
  onChange: (value: string) => void;
}

/** The days that a page's figures are about. */
export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  // oxlint-disable-next-line react/purity -- the day of now, which the next rendering reads anew
  const today = dayOf(new Date());
  const isChoice = PERIOD_CHOICES.some(({ id }) => id === value);
  const choose = (id: string) => onChange(id === CUSTOM ? periodText(periodOf(value, today)) : id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <TextField
        select
        margin="none"
        label="Period"
        value={isChoice ? value : CUSTOM}
        onChange={({ target }) => choose(target.value)}
        sx={{ width: 170 }}
      >
        {PERIOD_CHOICES.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
        <MenuItem value={CUSTOM}>Custom</MenuItem>
      </TextField>
      {isChoice ? null : <CustomDays value={value} today={today} onChange={onChange} />}
    </Box>
  );
}

function CustomDays({ value, today, onChange }: PeriodPickerProps & { today: string }) {
  const [entered, setEntered] = useState({ value, days: periodOf(value, today) });
  const days = entered.value === value ? entered.days : periodOf(value, today);
  const take = (change: Partial<Period>) => {
    const changed = { ...days, ...change };
    const text = periodText(changed);
    const isPeriod = parsePeriod(text, today) !== null;
    setEntered({ value: isPeriod ? text : value, days: changed });
    if (isPeriod && text !== value) onChange(text);
  };
  const problem = parsePeriod(periodText(days), today) ? undefined : 'Choose up to three years';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '170px 170px' }, columnGap: 1 }}>
      <DayBox
        label="From"
        required
        day={days.from}
        max={days.to || today}
        onChange={(from) => take({ from })}
        problem={days.from && days.to ? problem : undefined}
      />
      <DayBox label="To" required day={days.to} min={days.from} max={today} onChange={(to) => take({ to })} />
    </Box>
  );
}

function periodOf(value: string, today: string): Period {
  return parsePeriod(value, today) ?? parsePeriod(DEFAULT_PERIOD, today) ?? { from: today, to: today };
}
