import type { AiCrawlerAccess, AiPurpose } from '@contracts/scraper/robots-test';
import { type Column, ReportTable } from '../report/ReportTable';
import { ReportSection } from '../report/ReportSection';

const PURPOSES: Record<AiPurpose, string> = {
  search: 'AI answers',
  request: 'A user’s request',
  training: 'Training',
};

const COLUMNS: readonly Column<AiCrawlerAccess>[] = [
  { id: 'token', label: 'Crawler', render: ({ token }) => token },
  { id: 'access', label: 'May read the page', minWidth: 150, render: accessText },
  { id: 'purpose', label: 'Reads for', minWidth: 130, render: ({ purpose }) => PURPOSES[purpose] },
  { id: 'operator', label: 'Operator', minWidth: 140, render: ({ operator }) => operator },
];

/** Which crawlers of AI products robots.txt lets read an address. */
export function AiCrawlers({ crawlers }: { crawlers: AiCrawlerAccess[] }) {
  return (
    <ReportSection
      title="AI crawlers"
      text="Keeping out those for answers takes the page out of these answers; keeping out those for training does not."
    >
      <ReportTable
        label="Access of AI crawlers"
        columns={COLUMNS}
        rows={crawlers}
        keyOf={({ token }) => token}
      />
    </ReportSection>
  );
}

function accessText({ allowed, line, mayIgnore }: AiCrawlerAccess): string {
  const by = line === null ? '' : ` (line ${line})`;
  if (allowed) return `Yes${by}`;
  return mayIgnore ? `No${by}, but it may come all the same` : `No${by}`;
}
