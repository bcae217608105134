import { checkName, uncheckedSentence } from '@contracts/schema/schema-run-messages';
import type { SchemaCheckDetail } from '@contracts/schema/schema-check-views';
import type { SchemaReport } from '@contracts/schema/schema-checks';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { formatDateTime } from '../../../shared/format';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ResultParts } from '../../../shared/result/ResultParts';
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
      notify('The CSV could not be downloaded. Please try again.', { type: 'error' }),
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
            <DownloadButton label="CSV of this page" downloading={saving} onDownload={() => void save()} />
          )
        }
      >
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          Checked {formatDateTime(at)}
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
  const isEmpty = report.entities.length === 0;
  // Broken code has no entity, and its findings say why.
  if (isEmpty && report.findings.length === 0) return <PossibleResults possible={report.possible} />;
  const views = (Object.keys(VIEWS) as View[]).filter((one) => one !== 'history' || check.address !== null);
  const panels: Record<View, () => ReactNode> = {
    verdicts: () => <VerdictsPanel report={report} />,
    markup: () => <EntityTree report={report} />,
    links: () => <IdLinks entities={report.entities} />,
    mended: () => <MendedPanel check={check} mended={report.mended} />,
    history: () => <HistoryPanel check={check} onOpen={onOpen} />,
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <ResultParts
        label="What is shown of the check"
        parts={views.map((id) => ({ id, label: VIEWS[id], render: panels[id] }))}
        chosen={view}
        onChoose={setView}
      />
    </Box>
  );
}
