import { BRIEF_MESSAGES, OUTLINE_NAMES } from '@contracts/briefs/brief-messages';
import type { BriefDetail } from '@contracts/briefs/brief-views';
import { type BriefPage, OUTLINE_KINDS, type OutlineSection } from '@contracts/briefs/briefs';
import { nameOfCountry, nameOfLanguage } from '@domain/markets/names';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { HandoverLink } from '../../../shared/handover/HandoverLink';
import { lazyOverlay } from '../../../shared/lazyOverlay';
import { DocumentExport } from '../../../shared/result/DocumentExport';
import { ResultBar } from '../../../shared/result/ResultBar';
import { useAddressParameter } from '../../../shared/useAddressParameter';
import { briefPath } from '../briefsApi';
import { addSection, changeSection } from '../outline/outlineEdits';
import { OutlineEditor } from '../outline/OutlineEditor';
import { newSectionId } from '../outline/sectionIds';
import { useOutlines } from '../outline/useOutlines';
import { FindingTabs } from './FindingTabs';
import { type PageChanges, usePageChanges } from './usePageChanges';

const PasteDialog = lazyOverlay(() => import('./PasteDialog'), 'PasteDialog');

/** Beside each other from here on: a writer's outline, and what it follows from. */
const WIDE = '@media (min-width: 1280px)';
const TABLES = [
  { id: 'terms', label: 'Terms' },
  { id: 'questions', label: 'Questions' },
  { id: 'headings', label: 'Headings' },
  { id: 'pages', label: 'Pages' },
];

/** A brief: its outlines to be edited, and all that they follow from. */
export function BriefView({ brief }: { brief: BriefDetail }) {
  const outlines = useOutlines(brief);
  const changes = usePageChanges(brief, outlines);
  const [chosen, setKind] = useAddressParameter('outline');
  const kind = OUTLINE_KINDS.find((one) => one === chosen) ?? outlines.outlines[0]?.kind ?? 'consensus';
  const [pasted, setPasted] = useState<BriefPage>();
  const [isPasting, setPasting] = useState(false);
  const addToOutline = (section: Partial<OutlineSection>) => {
    const id = newSectionId();
    outlines.changeSections(
      kind,
      (all) => changeSection(addSection(all, Math.max(0, all.length - 1), id), id, { level: 2, ...section }),
      { told: `“${section.heading}” was added to the outline.` },
    );
  };
  const paste = (page: BriefPage) => {
    changes.clearRefusal();
    setPasted(page);
    setPasting(true);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <ResultBar
        exports={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <HandoverLink
              tool="optimize-prime"
              opening={`brief=${encodeURIComponent(brief.id)}`}
              given={{}}
              label="Open in Optimize Prime"
              size="medium"
            />
            <SavedExport brief={brief} flush={outlines.flush} />
          </Box>
        }
      >
        <Typography color="text.secondary">{summaryOf(brief)}</Typography>
      </ResultBar>
      {brief.missing ? <Alert severity="info">{BRIEF_MESSAGES.missingMeaning[brief.missing]}</Alert> : null}
      <Unread brief={brief} changes={changes} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <OutlineEditor brief={brief} outlines={outlines} kind={kind} onKind={setKind} />
        <FindingTabs
          brief={brief}
          changes={changes}
          onPaste={paste}
          onQuestion={({ question, pages }) =>
            addToOutline({ heading: question, questions: [question], sources: pages })
          }
          onGroup={({ label, level, words, headings }) =>
            addToOutline({
              heading: label,
              level: level === 3 ? 3 : 2,
              words,
              sources: [...new Set(headings.map(({ position }) => position))],
            })
          }
        />
      </Box>
      {pasted ? (
        <PasteDialog
          key={pasted.position}
          open={isPasting}
          page={pasted}
          changes={changes}
          onClose={() => setPasting(false)}
        />
      ) : null}
    </Box>
  );
}

function summaryOf({ language, country, profile, pages }: BriefDetail): string {
  const where = country ? `, ${nameOfCountry(country)}` : '';
  const left = pages.filter(({ outlier, included }) => outlier !== null && !included).length;
  const outliers = left > 0 ? `, ${left} left out` : '';
  return `${nameOfLanguage(language)}${where}. Made from ${counted(profile.pages, 'page')}${outliers}.`;
}

/** What is edited is in the document. */
function SavedExport({ brief, flush }: { brief: BriefDetail; flush: () => Promise<void> }) {
  const outlines = brief.outlines.map(({ kind }, index) => ({
    id: `outline-${index + 1}`,
    label: `Outline: ${OUTLINE_NAMES[kind]}`,
  }));
  return (
    <Box onClickCapture={() => void flush()}>
      <DocumentExport path={`${briefPath(brief.id)}/export`} tables={[...TABLES, ...outlines]} />
    </Box>
  );
}

function Unread({ brief, changes }: { brief: BriefDetail; changes: PageChanges }) {
  const unread = brief.pages.filter(({ failure }) => failure !== null && failure !== 'duplicate');
  if (unread.length === 0) return null;
  const again = unread.filter(({ address }) => address !== null).map(({ position }) => position);
  const isBusy = changes.busy !== undefined;
  return (
    <Alert
      severity="warning"
      action={
        again.length === 0 ? undefined : isBusy ? (
          <Button color="inherit" size="small" onClick={changes.stop}>
            Stop
          </Button>
        ) : (
          <Button color="inherit" size="small" onClick={() => void changes.retry(again)}>
            Try again
          </Button>
        )
      }
    >
      {counted(unread.length, 'page')} could not be read, so the brief is made without{' '}
      {unread.length === 1 ? 'it' : 'them'}. Under Pages you see why; trying again and pasting are free.
    </Alert>
  );
}
