import Box from '@mui/material/Box';
import { useState } from 'react';
import { CompetitorList } from './CompetitorList';
import { ChecksPanel } from './ChecksPanel';
import { HeadingsPanel } from './HeadingsPanel';
import { ScoreScale } from './ScoreScale';
import type { ScorePanelProps } from './scorePanelProps';
import { TermsPanel } from './TermsPanel';
import { WhyPanel } from './WhyPanel';
import { TabStrip } from '../../../shared/TabStrip';
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
      <TabStrip
        label="Parts of the score"
        tabs={(Object.keys(TABS) as PanelTab[]).map((id) => ({ id, label: TABS[id] }))}
        chosen={tab}
        onChoose={setTab}
        tabProps={tabPanel.tab}
        sx={{ mt: 1, '& .MuiTab-root': { minWidth: 0, px: 1.25 } }}
      />
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
