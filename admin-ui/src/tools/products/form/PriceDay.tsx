import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';
import { today } from './today';

const DayPicker = lazyNamed(() => import('../../../shared/form/DayPicker'), 'DayPicker');
const LABEL = 'Price as of';

interface PriceDayProps {
  /** As `2026-11-26`; empty for none. */
  day: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  problem?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** The day on which a price was looked up, mostly today. */
export function PriceDay({ day, onChange, onBlur, problem, inputRef }: PriceDayProps) {
  const now = today();
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Deferred fallback={<TextField label={LABEL} disabled helperText=" " />}>
          <DayPicker
            label={LABEL}
            required={false}
            day={day}
            max={now}
            onChange={onChange}
            onBlur={onBlur ?? (() => undefined)}
            inputRef={inputRef ?? null}
            problem={problem}
          />
        </Deferred>
      </Box>
      <Button disabled={day === now} onClick={() => onChange(now)} sx={{ mt: 1, flexShrink: 0, px: 1.5 }}>
        Today
      </Button>
    </Box>
  );
}
