import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LazyScheduleDialog, preloadScheduleDialog } from '../schedules/LazyScheduleDialog';
import type { StartValues } from './startValues';

/** Has the crawl of the form repeated, instead of started. */
export function ScheduleButton() {
  const { getValues, reset } = useFormContext<StartValues>();
  const [crawl, setCrawl] = useState<StartValues>();
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        onPointerEnter={preloadScheduleDialog}
        onClick={() => setCrawl(getValues())}
      >
        Schedule
      </Button>
      {crawl ? (
        <LazyScheduleDialog
          edited={{ crawl }}
          // What was entered is kept now.
          onSaved={() => reset(getValues())}
          onClose={() => setCrawl(undefined)}
        />
      ) : null}
    </>
  );
}
