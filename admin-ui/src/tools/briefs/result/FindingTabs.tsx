import type { BriefDetail } from '@contracts/briefs/brief-views';
import type { BriefPage, BriefQuestion, HeadingGroup } from '@contracts/briefs/briefs';
import Box from '@mui/material/Box';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { ResultParts } from '../../../shared/result/ResultParts';
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
      <ResultParts
        label="Findings"
        parts={(Object.keys(TABS) as FindingTab[]).map((id) => ({
          id,
          label: counts[id] === undefined ? TABS[id] : `${TABS[id]} (${counts[id]})`,
          render: panels[id],
        }))}
        chosen={tab}
        onChoose={(next) => change({ ...ANEW, tab: next === 'terms' ? '' : next }, true)}
        isLined={false}
      />
    </Box>
  );
}

function isTab(text: string): text is FindingTab {
  return text in TABS;
}
