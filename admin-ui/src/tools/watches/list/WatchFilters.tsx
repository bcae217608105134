import { WATCH_SEVERITIES } from '@contracts/watches/watch-content';
import { WATCH_STATES } from '@contracts/watches/watches';
import MenuItem from '@mui/material/MenuItem';
import Box from '@mui/material/Box';
import { Choice } from '../../../shared/list/Choice';
import { SearchField } from '../../../shared/list/SearchField';
import { usePageAddress } from '../../../shared/usePageAddress';
import { SEVERITY_LABELS } from '../shown/watchText';
import { stateLabel } from '../shown/StateChip';

/** What the list of watched pages is narrowed down by; it stands in the address. */
export function WatchFilters({ tags }: { tags: readonly string[] }) {
  const { get, change } = usePageAddress();
  const tag = get('tag');
  const known = tag === '' || tags.includes(tag) ? tags : [tag, ...tags];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <SearchField
        label="Search name or URL"
        value={get('q')}
        onChange={(q) => change({ q, page: '' }, true)}
      />
      <Choice label="State" value={get('state')} onChange={(state) => change({ state, page: '' })}>
        {WATCH_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {stateLabel(state)}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        label="Last change"
        value={get('severity')}
        onChange={(severity) => change({ severity, page: '' })}
      >
        {WATCH_SEVERITIES.map((severity) => (
          <MenuItem key={severity} value={severity}>
            {SEVERITY_LABELS[severity]}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        label="Tag"
        value={tag}
        disabled={known.length === 0}
        onChange={(chosen) => change({ tag: chosen, page: '' })}
      >
        {known.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </Choice>
    </Box>
  );
}
