import { useForkRef } from '@mui/material/utils';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format, isValid, parse } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { type Ref, useRef, useState } from 'react';

const STORED = { day: 'yyyy-MM-dd', moment: "yyyy-MM-dd'T'HH:mm" };

interface DayPickerProps {
  label: string;
  /** As `2027-01-31`, with a time as `2027-01-31T19:00`; empty for none. */
  day: string;
  /** Hears an empty text while the day is not allowed. */
  onChange: (day: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  required?: boolean;
  disabled?: boolean;
  min?: string;
  max?: string;
  problem?: string;
  /** What stands below while there is no problem. */
  help?: string;
  /** Whether it takes up no room for a problem while there is none. */
  tight?: boolean;
  /** Whether a time of the day belongs to it. */
  hasTime?: boolean;
  /** What is heard of a day that is written in part: nothing, unless the form tells that from an empty field. */
  incomplete?: string;
  /** Whether whoever turned to the field is taken to it as soon as it shows. */
  autoFocus?: boolean;
}

/** A field of a day in one order for every browser, with a calendar; its library is loaded with the first. */
export function DayPicker(props: DayPickerProps) {
  const { label, required, disabled, day, onChange, onBlur, inputRef, problem, help, tight } = props;
  const stored = props.hasTime ? STORED.moment : STORED.day;
  const [written, setWritten] = useState({ date: dateOf(day, stored), day });
  // What is written in part stays in the field, though it is no day yet.
  const value = written.day === day ? written.date : dateOf(day, stored);
  const take = (date: Date | null, isAllowed: boolean) => {
    const taken = isAllowed ? dayText(date, stored) : (props.incomplete ?? '');
    setWritten({ date, day: taken });
    onChange(taken);
  };
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, inputRef);
  const leave = () => {
    // The picker says nothing of a first part.
    const isPart = day === '' && /\d/.test(input.current?.value ?? '');
    if (isPart && props.incomplete) take(written.date, false);
    onBlur?.();
  };
  const Picker = props.hasTime ? DateTimePicker : DatePicker;
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <Picker
        label={label}
        format={props.hasTime ? 'dd/MM/yyyy HH:mm' : 'dd/MM/yyyy'}
        disabled={disabled}
        autoFocus={props.autoFocus}
        value={value}
        minDate={dateOf(props.min) ?? undefined}
        maxDate={dateOf(props.max) ?? undefined}
        onChange={(date, { validationError }) => take(date, !validationError)}
        inputRef={ref}
        slotProps={{
          textField: {
            size: 'small',
            margin: 'dense',
            fullWidth: true,
            required,
            onBlur: leave,
            helperText: problem ?? help ?? (tight ? undefined : ' '),
            ...(problem && { error: true }),
          },
          field: { clearable: !required },
          clearButton: { title: `Clear ${label}`, 'aria-label': `Clear ${label}` },
        }}
      />
    </LocalizationProvider>
  );
}

function dayText(date: Date | null, stored: string): string {
  return date && isValid(date) ? format(date, stored) : '';
}

function dateOf(day = '', stored = STORED.day): Date | null {
  const date = day ? parse(day, stored, new Date(0)) : null;
  return date && isValid(date) ? date : null;
}
