import Box from '@mui/material/Box';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SxProps, Theme } from '@mui/material/styles';
import { Deferred } from './Deferred';
import { lazyNamed } from './lazyNamed';
import type { MoreTabsProps } from './MoreTabs';
import { useFittingTabs } from './useFittingTabs';

/** Apart: most strips have room. */
const MoreTabs = lazyNamed<'MoreTabs', MoreTabsProps>(() => import('./MoreTabs'), 'MoreTabs');

export interface StripTab<Id extends string> {
  id: Id;
  label: string;
}

interface TabStripProps<Id extends string> {
  /** What is chosen by it. */
  label: string;
  tabs: readonly StripTab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** What ties a tab to its panel, and what else it does. */
  tabProps: (id: Id) => TabProps;
  /** Whether a line below it parts it from what it shows. */
  isLined?: boolean;
  sx?: SxProps<Theme>;
}

/** Tabs in one line; those without room are behind “More”, and the chosen one always shows. */
export function TabStrip<Id extends string>(props: TabStripProps<Id>) {
  const { label, tabs, chosen, onChoose, tabProps, isLined = true, sx = [] } = props;
  const labels = tabs.map((tab) => tab.label);
  const at = tabs.findIndex(({ id }) => id === chosen);
  const { strip, shown } = useFittingTabs(labels, at);
  const others = tabs.filter((_, place) => !shown.includes(place));
  return (
    <Box
      ref={strip}
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          minWidth: 0,
          overflow: 'hidden',
          contain: 'inline-size',
          '& .MuiTabs-root': { flexShrink: 0 },
          '& .MuiTab-root': { minWidth: 0, maxWidth: 'none', px: { xs: 1.25, sm: 1.75 } },
        },
        ...(isLined ? [{ borderBottom: 1, borderColor: 'divider' }] : []),
        ...(Array.isArray(sx) ? (sx as SxProps<Theme>[] as object[]) : [sx as object]),
      ]}
    >
      <Tabs value={chosen} onChange={(_, id: Id) => onChoose(id)} aria-label={label}>
        {shown.map((place) => {
          const tab = tabs[place];
          return tab ? <Tab key={tab.id} value={tab.id} label={tab.label} {...tabProps(tab.id)} /> : null;
        })}
      </Tabs>
      {others.length > 0 ? (
        <Deferred>
          <MoreTabs
            of={label}
            tabs={others.map((other) => ({ ...other, choose: () => onChoose(other.id) }))}
          />
        </Deferred>
      ) : null}
    </Box>
  );
}
