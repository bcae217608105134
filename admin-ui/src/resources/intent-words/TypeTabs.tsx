import { INTENT_TYPES } from '@contracts/intent/intent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';

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
    <Tabs
      value={filters.type ?? ALL}
      onChange={(_, type: string) => show(type)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Type of intent"
      sx={{
        contain: 'inline-size',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tab value={ALL} label="All" />
      {INTENT_TYPES.map((type) => (
        <Tab key={type} value={type} label={type} />
      ))}
    </Tabs>
  );
}
