import { TARGET_KINDS, TARGET_OUTCOMES } from '@contracts/scraper/crawl-targets';
import MenuItem from '@mui/material/MenuItem';
import { usePageAddress } from '../../../shared/usePageAddress';
import { SearchField } from '../../../shared/list/SearchField';
import { Choice } from '../../../shared/list/Choice';
import { KIND_LABELS, OUTCOME_LABELS, type TargetFilter } from './targetQuery';

/** What the list of targets is narrowed down by. */
export function TargetFilterBar() {
  const { get, change } = usePageAddress();
  const set = (name: TargetFilter, value: string) => change({ [name]: value, page: '' });
  return (
    <>
      <SearchField label="Search URL" value={get('q')} onChange={(q) => change({ q, page: '' }, true)} />
      <Choice label="Outcome" value={get('outcome')} onChange={(value) => set('outcome', value)}>
        {TARGET_OUTCOMES.map((outcome) => (
          <MenuItem key={outcome} value={outcome}>
            {OUTCOME_LABELS[outcome]}
          </MenuItem>
        ))}
      </Choice>
      <Choice label="Kind" value={get('kind')} onChange={(value) => set('kind', value)}>
        {TARGET_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {KIND_LABELS[kind]}
          </MenuItem>
        ))}
      </Choice>
    </>
  );
}
