import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format, isValid, parse } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { type Ref, useState } from 'react';

const STORED = 'yyyy-MM-dd';

interface DayPickerProps {
  label: string;
  required: boolean;
  /** As `2027-01-31`; empty for none. */
  day: string;
  /** Hears an empty text while the day is not written in full, or not allowed. */
  onChange: (day: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  min?: string;
  max?: string;
  problem?: string;
  /** Whether it takes up no room for a problem while there is none. */
  tight?: boolean;
}

/** A field of a day in one order for every browser, with a calendar; its library is loaded with the first. */
export function DayPicker(props: DayPickerProps) {
  const { label, required, day, onChange, onBlur, inputRef, min, max, problem, tight } = props;
  const [written, setWritten] = useState({ date: dateOf(day), day });
  // What is written in part stays in the field, though it is no day yet.
  const value = written.day === day ? written.date : dateOf(day);
  const take = (date: Date | null, isAllowed: boolean) => {
    const taken = isAllowed ? dayText(date) : '';
    setWritten({ date, day: taken });
    onChange(taken);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <DatePicker
        label={label}
        format="dd/MM/yyyy"
        value={value}
        minDate={dateOf(min) ?? undefined}
        maxDate={dateOf(max) ?? undefined}
        onChange={(date, { validationError }) => take(date, !validationError)}
        inputRef={inputRef}
        slotProps={{
          textField: {
            size: 'small',
            margin: 'dense',
            fullWidth: true,
            required,
            onBlur,
            helperText: problem ?? (tight ? undefined : ' '),
            ...(problem && { error: true }),
          },
          field: { clearable: !required },
        }}
      />
    </LocalizationProvider>
  );
}

function dayText(date: Date | null): string {
  return date && isValid(date) ? format(date, STORED) : '';
}

function dateOf(day = ''): Date | null {
  return day ? parse(day, STORED, new Date(0)) : null;
}
