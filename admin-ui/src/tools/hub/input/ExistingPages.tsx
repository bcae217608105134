import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LaterReadingField } from '../../../shared/readings/LaterReadingField';
import { ExistingPagesField } from './ExistingPagesField';
import type { HubForm, Problems } from './useHubForm';

interface ExistingPagesProps {
  form: HubForm;
  problems: Problems;
  busy: boolean;
  onChange: (...fields: (keyof Problems)[]) => void;
}

const WAYS = { list: 'From a list', reading: 'From a site reading' } as const;
type Way = keyof typeof WAYS;

/** The pages that are there already: a list of them, or a reading of the site, which knows their links too. */
export function ExistingPages({ form, problems, busy, onChange }: ExistingPagesProps) {
  const { site } = form;
  const id = useId();
  const way: Way = site.isChosen ? 'reading' : 'list';
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" id={id}>
        Existing pages (optional)
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={way}
        disabled={busy}
        onChange={(_, chosen: Way | null) => {
          if (!chosen) return;
          site.choose(chosen === 'reading');
          onChange('existing', 'readingId');
        }}
      >
        {Object.entries(WAYS).map(([value, label]) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {way === 'list' ? (
        <ExistingPagesField
          text={form.existing.text}
          listed={form.listed}
          problem={problems.existing}
          disabled={busy}
          onChange={(text) => {
            form.existing.change(text);
            onChange('existing');
          }}
        />
      ) : (
        <>
          <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
            Pages of your site that belong to the hub are marked in it, and so are links that they have
            already.
          </Box>
          <LaterReadingField
            value={site.readingId}
            problem={problems.readingId}
            disabled={busy}
            onChange={(reading) => {
              site.setReading(reading?.id ?? '');
              onChange('readingId');
            }}
          />
        </>
      )}
    </Box>
  );
}
