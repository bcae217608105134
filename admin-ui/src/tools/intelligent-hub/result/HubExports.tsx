import type { HubExportFormat, HubExportPart, HubView } from '@contracts/hub/hub';
import { ExportMenu } from '../../../shared/result/ExportMenu';
import { downloadHub } from '../hubJobs';

const EXPORTS: readonly { label: string; format: HubExportFormat; part?: HubExportPart }[] = [
  { label: 'Word document', format: 'docx' },
  { label: 'Markdown', format: 'md' },
  { label: 'Pages as csv', format: 'csv', part: 'pages' },
  { label: 'Links as csv', format: 'csv', part: 'links' },
  { label: 'Keywords as csv', format: 'csv', part: 'keywords' },
  { label: 'Tree as svg', format: 'svg' },
];

/** The ways to take a hub along. */
export function HubExports({ hub }: { hub: HubView }) {
  const choices = EXPORTS.map(({ label, format, part }) => ({
    label,
    download: () => downloadHub(hub, format, part),
  }));
  return <ExportMenu choices={choices} />;
}
