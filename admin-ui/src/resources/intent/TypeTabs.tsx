import { INTENT_TYPES } from '@contracts/intent/intent';
import { useListContext } from 'react-admin';
import { TabStrip } from '../../shared/TabStrip';

const ALL = 'all';

/** The list by type of intent. */
export function TypeTabs() {
  const list = useListContext();
  const filters = list.filterValues as Record<string, unknown>;
  const displayed = list.displayedFilters as Record<string, boolean>;
  const show = (type: string) => {
    list.setFilters({ ...filters, type: type === ALL ? undefined : type }, displayed);
  };
  return (
    <TabStrip
      label="Type of intent"
      tabs={[{ id: ALL, label: 'All' }, ...INTENT_TYPES.map((type) => ({ id: type, label: type }))]}
      chosen={typeof filters.type === 'string' ? filters.type : ALL}
      onChoose={show}
      tabProps={() => ({})}
    />
  );
}
