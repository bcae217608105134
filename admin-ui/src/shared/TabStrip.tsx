import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useFittingTabs } from './useFittingTabs';

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
      {others.length > 0 ? <MoreTabs of={label} tabs={others} onChoose={onChoose} /> : null}
    </Box>
  );
}

interface MoreTabsProps<Id extends string> {
  of: string;
  tabs: readonly StripTab<Id>[];
  onChoose: (id: Id) => void;
}

function MoreTabs<Id extends string>({ of, tabs, onChoose }: MoreTabsProps<Id>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0, px: 1.25, color: 'text.secondary' }}
      >
        More
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `More: ${of}` } }}
      >
        {tabs.map(({ id, label }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null);
              onChoose(id);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
