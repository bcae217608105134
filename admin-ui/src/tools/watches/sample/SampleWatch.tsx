import type { SampleWatchView } from '@contracts/watches/watch-history';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { usePageAddress } from '../../../shared/usePageAddress';
import { useTabPanel } from '../../../shared/useTabPanel';
import { CurrentFields } from '../detail/CurrentFields';
import { FieldsTable } from '../detail/FieldsTable';
import { ChangedText } from '../detail/TextTab';

const TABS = { fields: 'SEO fields', text: 'Text' } as const;
type TabId = keyof typeof TABS;

/** What changed on a page of the sample. */
export function SampleWatch({ watch }: { watch: SampleWatchView | undefined }) {
  const { get, change } = usePageAddress();
  const wanted = get('tab');
  const tab: TabId = wanted in TABS ? (wanted as TabId) : watch?.diff.fields.length ? 'fields' : 'text';
  const tabPanel = useTabPanel(tab);
  if (!watch) return null;
  const { name, diff, fields } = watch;
  return (
    <ResultFrame title={name} text={watch.change.summary}>
      <Tabs
        value={tab}
        onChange={(_, chosen: TabId) => change({ tab: chosen }, true)}
        aria-label="What is shown of the sample"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(TABS).map(([value, label]) => (
          <Tab key={value} value={value} label={label} {...tabPanel.tab(value)} />
        ))}
      </Tabs>
      <div {...tabPanel.panel}>
        {tab === 'fields' ? (
          <>
            {diff.fields.length > 0 ? (
              <FieldsTable changes={diff.fields} />
            ) : (
              <Typography color="text.secondary">This change touched no SEO field, only the text.</Typography>
            )}
            <CurrentFields fields={fields} expanded={false} />
          </>
        ) : (
          <ChangedText
            diff={{ rows: diff.rows, moreRows: 0, hunks: [], change: { kind: 'content', hasText: true } }}
          />
        )}
      </div>
    </ResultFrame>
  );
}
