import { NEAR_DUPLICATES } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

interface ThresholdSliderProps {
  value: number;
  /** Hears of a threshold when it was let go. */
  onChange: (value: number) => void;
}

const percent = (value: number) => `${Math.round(value * 100)}%`;
const MARKS = [NEAR_DUPLICATES.lowest, NEAR_DUPLICATES.usual, 1].map((value) => ({
  value,
  label: percent(value),
}));

/** How alike two pages must be to count as near duplicates. */
export function ThresholdSlider({ value, onChange }: ThresholdSliderProps) {
  const id = useId();
  const [moved, setMoved] = useState<number>();
  const shown = moved ?? value;
  return (
    <Box sx={{ maxWidth: 480, mb: 3, px: 1 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600, ml: -1 }}>
        Near duplicates are at least {percent(shown)} alike
      </Typography>
      <Slider
        aria-labelledby={id}
        value={shown}
        min={NEAR_DUPLICATES.lowest}
        max={1}
        step={0.01}
        marks={MARKS}
        getAriaValueText={percent}
        onChange={(_, next) => setMoved(next)}
        onChangeCommitted={(_, next) => {
          setMoved(undefined);
          onChange(next);
        }}
      />
    </Box>
  );
}
