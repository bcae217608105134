import type { WatchDiffView } from '@contracts/watches/watch-history';
import type { WatchView } from '@contracts/watches/watches';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageAddress } from '../../../shared/usePageAddress';
import { ResultParts } from '../../../shared/result/ResultParts';
import { getDiff, watchKeys } from '../watchApi';
import { ChecksTab } from './ChecksTab';
import { FieldsTab } from './FieldsTab';
import { IgnoredTab } from './IgnoredTab';
import { TextTab } from './TextTab';

const TABS = { fields: 'SEO fields', text: 'Text', checks: 'Checks', ignored: 'Ignored' } as const;
type TabId = keyof typeof TABS;

/** Numbers of words and links follow from the text, and are not what changed. */
function isOfText({ fields, rows }: WatchDiffView): boolean {
  return rows.length > 0 && fields.every(({ field }) => field === 'words' || field === 'links');
}

interface WatchTabsProps {
  watch: WatchView;
  /** Id of the change that is shown; none where there is none. */
  change: string | undefined;
  isLoading: boolean;
}

/** One change of a watch, its checks, and what is ignored; which of them is in the address. */
export function WatchTabs({ watch, change, isLoading }: WatchTabsProps) {
  const { get, change: setAddress } = usePageAddress();
  const diff = useQuery({
    queryKey: watchKeys.diff(change ?? ''),
    queryFn: ({ signal }) => getDiff(change ?? '', signal),
    enabled: change !== undefined,
  });
  const wanted = get('tab');
  const usual: TabId = diff.data && isOfText(diff.data) ? 'text' : 'fields';
  const tab: TabId = wanted in TABS ? (wanted as TabId) : usual;
  const shown = { watch, query: diff, hasChange: change !== undefined || isLoading };
  const panels: Record<TabId, () => ReactNode> = {
    fields: () => <FieldsTab {...shown} />,
    text: () => <TextTab {...shown} />,
    checks: () => <ChecksTab watch={watch} />,
    ignored: () => <IgnoredTab watch={watch} />,
  };
  return (
    <Card component="section" aria-label="Details" sx={{ minWidth: 0 }}>
      <ResultParts
        label="What is shown of the watched page"
        parts={(Object.keys(TABS) as TabId[]).map((id) => ({ id, label: TABS[id], render: panels[id] }))}
        chosen={tab}
        onChoose={(chosen) => setAddress({ tab: chosen }, true)}
        isCard
      />
    </Card>
  );
}
