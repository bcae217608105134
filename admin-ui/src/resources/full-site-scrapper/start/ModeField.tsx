import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { CrawlMode } from '@contracts/crawls/crawls';
import { useController } from 'react-hook-form';
import type { StartValues } from './startValues';

const MODES: Record<CrawlMode, string> = { site: 'A whole site', list: 'A list of addresses' };

/** Whether links are followed from a start, or given addresses are visited and no others. */
export function ModeField() {
  const { field } = useController<StartValues, 'mode'>({ name: 'mode' });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="What to crawl"
      value={field.value}
      onChange={(_, mode: CrawlMode | null) => field.onChange(mode ?? field.value)}
    >
      {Object.entries(MODES).map(([mode, label]) => (
        <ToggleButton key={mode} value={mode}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
