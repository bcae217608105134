import { INTENT_TYPES } from '@contracts/intent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';

const ALL = 'all';

/** The list by type of intent. */
export function TypeTabs() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const show = (type: string) => {
    const { type: _, ...rest } = filterValues as Record<string, unknown>;
    setFilters(type === ALL ? rest : { ...rest, type }, displayedFilters as Record<string, boolean>);
  };
  return (
    <Tabs
      value={(filterValues as { type?: string }).type ?? ALL}
      onChange={(_, type: string) => show(type)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Type of intent"
      sx={{
        contain: 'inline-size',
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTab-root': { textTransform: 'none' },
      }}
    >
      <Tab value={ALL} label="All" />
      {INTENT_TYPES.map((type) => (
        <Tab key={type} value={type} label={type} />
      ))}
    </Tabs>
  );
}
