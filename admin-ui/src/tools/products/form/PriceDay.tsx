import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { DayBox } from '../../../shared/form/DayBox';
import { today } from '../../../shared/products/today';

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
        <DayBox
          label="Price as of"
          day={day}
          max={now}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={inputRef}
          problem={problem}
        />
      </Box>
      <Button disabled={day === now} onClick={() => onChange(now)} sx={{ mt: 1, flexShrink: 0, px: 1.5 }}>
        Today
      </Button>
    </Box>
  );
}
