import { INTERLINK_MESSAGES } from '@contracts/interlinks/interlink-messages';
import type { InterlinkExport, InterlinkView } from '@contracts/interlinks/interlink-views';
import Typography from '@mui/material/Typography';
import { ExportMenu } from '../../../shared/result/ExportMenu';
import { downloadLinks } from '../interlinkJobs';

const EXPORTS: readonly { label: string; format: InterlinkExport }[] = [
  { label: 'Accepted links as CSV', format: 'csv' },
  { label: 'For WordPress as CSV', format: 'wordpress' },
  { label: 'Word document for the writer', format: 'docx' },
  { label: 'Markdown for the writer', format: 'md' },
];

/** The ways to take accepted links along. */
export function InterlinkExports({ view: { id, counts } }: { view: InterlinkView }) {
  if (counts.open + counts.accepted + counts.rejected === 0) return null;
  if (counts.accepted === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {INTERLINK_MESSAGES.noneAccepted}
      </Typography>
    );
  return (
    <ExportMenu
      choices={EXPORTS.map(({ label, format }) => ({ label, download: () => downloadLinks(id, format) }))}
    />
  );
}
