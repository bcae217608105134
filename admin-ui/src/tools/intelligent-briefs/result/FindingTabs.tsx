import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { BriefPage, BriefQuestion, HeadingGroup } from '@contracts/briefs/briefs';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { useTabPanel } from '../../../shared/useTabPanel';
import { HeadingsPanel } from './HeadingsPanel';
import { PagesPanel } from './PagesPanel';
import { ProfilePanel } from './ProfilePanel';
import { QuestionsPanel } from './QuestionsPanel';
import { TermsPanel } from './TermsPanel';
import type { PageChanges } from './usePageChanges';

const TABS = {
  terms: 'Terms',
  questions: 'Questions',
  headings: 'Headings',
  profile: 'Profile',
  pages: 'Pages',
} as const;
type FindingTab = keyof typeof TABS;

interface FindingTabsProps {
  brief: BriefDetail;
  changes: PageChanges;
  onPaste: (page: BriefPage) => void;
  onQuestion: (question: BriefQuestion) => void;
  onGroup: (group: HeadingGroup) => void;
}

/** What the pages have in common; which part shows is in the page's address. */
export function FindingTabs({ brief, changes, onPaste, onQuestion, onGroup }: FindingTabsProps) {
  const { get, change } = usePageAddress();
  const tab: FindingTab = isTab(get('tab')) ? (get('tab') as FindingTab) : 'terms';
  const tabPanel = useTabPanel(tab);
  const panels = {
    terms: () => <TermsPanel brief={brief} />,
    questions: () => <QuestionsPanel questions={brief.questions} onAdd={onQuestion} />,
    headings: () => <HeadingsPanel brief={brief} onAdd={onGroup} />,
    profile: () => <ProfilePanel profile={brief.profile} />,
    pages: () => <PagesPanel brief={brief} changes={changes} onPaste={onPaste} />,
  };
  const counts: Partial<Record<FindingTab, number>> = {
    terms: brief.terms.length,
    questions: brief.questions.length,
    headings: brief.headings.length,
    pages: brief.pages.length,
  };
  return (
    <Box component="section" aria-label="Findings" sx={{ minWidth: 0 }}>
      <Tabs
        value={tab}
        onChange={(_, next: FindingTab) => change({ ...ANEW, tab: next === 'terms' ? '' : next }, true)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Findings"
        sx={{ mb: 2, '& .MuiTab-root': { minWidth: 0, px: 1.25 } }}
      >
        {(Object.keys(TABS) as FindingTab[]).map((one) => (
          <Tab
            key={one}
            value={one}
            {...tabPanel.tab(one)}
            label={counts[one] === undefined ? TABS[one] : `${TABS[one]} (${counts[one]})`}
          />
        ))}
      </Tabs>
      <Box {...tabPanel.panel}>{panels[tab]()}</Box>
    </Box>
  );
}

function isTab(text: string): text is FindingTab {
  return text in TABS;
}
