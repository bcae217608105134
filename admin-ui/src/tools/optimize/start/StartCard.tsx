import { canUseTool } from '@domain/access/access';
import { type Ref, useId, useState } from 'react';
import { useSubject } from '../../../session/useSession';
import { ComparisonFields } from '../../../shared/competitors/ComparisonFields';
import type { ComparisonForm } from '../../../shared/competitors/useComparisonForm';
import { SampleButton } from '../../../shared/form/SampleButton';
import { StartForm } from '../../../shared/jobs/StartForm';
import { lazyBody } from '../../../shared/lazyBody';
import { useRunCost } from '../../../shared/limits/useRunCost';
import { ResultOutline } from '../../../shared/result/ResultOutline';
import { StepCard } from '../../../shared/StepCard';
import { TabStrip } from '../../../shared/TabStrip';
import { usePageAddress } from '../../../shared/usePageAddress';

const BlankStart = lazyBody(() => import('./BlankStart'), 'BlankStart', ResultOutline);
const BriefStart = lazyBody<'BriefStart', { named: string }>(
  () => import('./BriefStart'),
  'BriefStart',
  ResultOutline,
);

const WAYS = { competitors: 'Competitors', brief: 'A brief', blank: 'Empty draft' } as const;
type Way = keyof typeof WAYS;

/** What a draft is laid beside. */
export function StartCard(props: StartCardProps) {
  const { get } = usePageAddress();
  const id = useId();
  const hasBriefs = canUseTool(useSubject(), 'intelligent-briefs');
  const named = get('brief');
  const [way, setWay] = useState<Way>(named ? 'brief' : 'competitors');
  const ways = (Object.keys(WAYS) as Way[]).filter((each) => each !== 'brief' || hasBriefs || named);
  const panel = (of: Way) => ({
    role: 'tabpanel',
    id: `${id}-${of}-panel`,
    'aria-labelledby': `${id}-${of}`,
    hidden: of !== way,
  });
  return (
    <StepCard
      step={1}
      title="Start a draft"
      text="It is scored against pages that rank: those of a brief, or competitors that you name."
      actions={<SampleButton disabled={props.busy} onTry={props.onSample} />}
    >
      <TabStrip
        label="Pages to score against"
        tabs={ways.map((each) => ({ id: each, label: WAYS[each] }))}
        chosen={way}
        onChoose={setWay}
        tabProps={(each) => ({ id: `${id}-${each}`, 'aria-controls': `${id}-${each}-panel` })}
        sx={{ mb: 2 }}
      />
      <div {...panel('competitors')}>{way === 'competitors' ? <CompetitorStart {...props} /> : null}</div>
      {ways.includes('brief') ? (
        <div {...panel('brief')}>{way === 'brief' ? <BriefStart named={named} /> : null}</div>
      ) : null}
      <div {...panel('blank')}>{way === 'blank' ? <BlankStart /> : null}</div>
    </StepCard>
  );
}

/** A keyword and who ranks for it. */
function CompetitorStart({ form, busy, submitRef, onSubmit }: Omit<StartCardProps, 'onSample'>) {
  const cost = useRunCost('optimize-prime');
  return (
    <StartForm
      label="Compare pages"
      hint={busy ? 'You can start another comparison when this one is done.' : cost}
      inactive={busy}
      onStart={onSubmit}
      buttonRef={submitRef}
    >
      <ComparisonFields form={form} disabled={busy} />
    </StartForm>
  );
}

interface StartCardProps {
  form: ComparisonForm;
  busy: boolean;
  submitRef: Ref<HTMLButtonElement>;
  /** Over once what is wrong is known. */
  onSubmit: () => void | Promise<void>;
  onSample: () => void;
}
