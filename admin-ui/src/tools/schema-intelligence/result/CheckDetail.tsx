import { checkName, uncheckedSentence } from '@contracts/schema/schema-run-messages';
import type { SchemaCheckDetail } from '@contracts/schema/schema-check-views';
import type { SchemaReport } from '@contracts/schema/schema-checks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatDateTime } from '../../../shared/format';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { ResultBar } from '../../../shared/result/ResultBar';
import { useTabPanel } from '../../../shared/useTabPanel';
import { downloadCheck } from '../schemaJobs';
import { EntityTree } from './EntityTree';
import { HistoryPanel } from './HistoryPanel';
import { IdLinks } from './IdLinks';
import { MendedPanel } from './MendedPanel';
import { PossibleResults } from './PossibleResults';
import { VerdictsPanel } from './VerdictsPanel';

export interface CheckDetailProps {
  check: SchemaCheckDetail;
  /** Opens another check of the same page. */
  onOpen: (id: string) => void;
  /** Whether it is all of its run, which has an export of its own. */
  alone?: boolean;
}

/** All that was found on one page. */
export function CheckDetail({ check, onOpen, alone = false }: CheckDetailProps) {
  const { report, finalUrl, address, at } = check;
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await downloadCheck(check.id, checkName(check)).catch(() =>
      notify('The csv could not be downloaded. Please try again.', { type: 'error' }),
    );
    setSaving(false);
  };
  return (
    <Box
      component="section"
      aria-label={`Check of ${checkName(check)}`}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}
    >
      <ResultBar
        exports={
          alone ? null : (
            <DownloadButton label="csv of this page" downloading={saving} onDownload={() => void save()} />
          )
        }
      >
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {formatDateTime(at)}
          {finalUrl && finalUrl !== address ? ` · redirected to ${finalUrl}` : ''}
        </Typography>
      </ResultBar>
      {report ? (
        <Report check={check} report={report} onOpen={onOpen} />
      ) : (
        <>
          <Alert severity="warning">{uncheckedSentence(check)}</Alert>
          {address ? <HistoryPanel check={check} onOpen={onOpen} /> : null}
        </>
      )}
    </Box>
  );
}

const VIEWS = {
  verdicts: 'Rich results',
  markup: 'Markup',
  links: '@id links',
  mended: 'Corrected code',
  history: 'History',
} as const;
type View = keyof typeof VIEWS;

function Report({ check, report, onOpen }: CheckDetailProps & { report: SchemaReport }) {
  const [view, setView] = useState<View>('verdicts');
  const tabPanel = useTabPanel(view);
  const isEmpty = report.entities.length === 0;
  // Broken code has no entity, and its findings say why.
  if (isEmpty && report.findings.length === 0) return <PossibleResults possible={report.possible} />;
  const views = Object.entries(VIEWS).filter(([name]) => name !== 'history' || check.address !== null);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={view}
          onChange={(_, chosen: View) => setView(chosen)}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label="What is shown of the check"
          sx={{ '& .MuiTab-root': { minWidth: 0 } }}
        >
          {views.map(([value, label]) => (
            <Tab key={value} value={value} label={label} {...tabPanel.tab(value)} />
          ))}
        </Tabs>
      </Box>
      <div {...tabPanel.panel}>
        {view === 'verdicts' ? <VerdictsPanel report={report} /> : null}
        {view === 'markup' ? <EntityTree report={report} /> : null}
        {view === 'links' ? <IdLinks entities={report.entities} /> : null}
        {view === 'mended' ? <MendedPanel check={check} mended={report.mended} /> : null}
        {view === 'history' ? <HistoryPanel check={check} onOpen={onOpen} /> : null}
      </div>
    </Box>
  );
}
