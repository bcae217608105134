import type { HubExportFormat, HubExportPart, HubView } from '@contracts/hub/hub';
import { ExportMenu } from '../../../shared/result/ExportMenu';
import { downloadHub } from '../hubJobs';

const EXPORTS: readonly { label: string; format: HubExportFormat; part?: HubExportPart }[] = [
  { label: 'Word document', format: 'docx' },
  { label: 'Markdown', format: 'md' },
  { label: 'Pages as CSV', format: 'csv', part: 'pages' },
  { label: 'Links as CSV', format: 'csv', part: 'links' },
  { label: 'Keywords as CSV', format: 'csv', part: 'keywords' },
  { label: 'Tree as SVG', format: 'svg' },
];

/** The ways to take a hub along. */
export function HubExports({ hub }: { hub: HubView }) {
  const choices = EXPORTS.map(({ label, format, part }) => ({
    label,
    download: () => downloadHub(hub, format, part),
  }));
  return <ExportMenu choices={choices} />;
}
