import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { CompetitorList } from './CompetitorList';
import { ChecksPanel } from './ChecksPanel';
import { HeadingsPanel } from './HeadingsPanel';
import { ScoreScale } from './ScoreScale';
import type { ScorePanelProps } from './scorePanelProps';
import { TermsPanel } from './TermsPanel';
import { WhyPanel } from './WhyPanel';
import { useTabPanel } from '../../../shared/useTabPanel';

const TABS = {
  terms: 'Terms',
  checks: 'Checks',
  headings: 'Headings',
  why: 'Why this score',
  pages: 'Pages',
} as const;
type PanelTab = keyof typeof TABS;

/** What the draft has and lacks beside the competitors. */
export function ScorePanel(props: ScorePanelProps) {
  const { goal, scored } = props;
  const [tab, setTab] = useState<PanelTab>('terms');
  const tabPanel = useTabPanel(tab);
  return (
    <Box>
      <ScoreScale goal={goal} points={scored.score.points} />
      <Tabs
        value={tab}
        onChange={(_, chosen: PanelTab) => setTab(chosen)}
        aria-label="Parts of the score"
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{
          mt: 1,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { minWidth: 0, px: 1.25 },
        }}
      >
        {Object.entries(TABS).map(([value, label]) => (
          <Tab key={value} value={value} label={label} {...tabPanel.tab(value)} />
        ))}
      </Tabs>
      <Box {...tabPanel.panel} sx={{ pt: 2 }}>
        {tab === 'terms' ? <TermsPanel {...props} /> : null}
        {tab === 'checks' ? <ChecksPanel {...props} /> : null}
        {tab === 'headings' ? <HeadingsPanel {...props} /> : null}
        {tab === 'why' ? <WhyPanel {...props} /> : null}
        {tab === 'pages' ? <CompetitorList pages={goal.pages} /> : null}
      </Box>
    </Box>
  );
}
