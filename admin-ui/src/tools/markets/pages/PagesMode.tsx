import Alert from '@mui/material/Alert';
import { MARKET_MESSAGES } from '@contracts/markets/market-messages';
import { MAX_MARKET_PAGES } from '@contracts/markets/markets';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { refusedLinesSentence } from '@contracts/validation/listed-addresses';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { SampleButton } from '../../../shared/form/SampleButton';
import { StartForm } from '../../../shared/jobs/StartForm';
import { AddressFields } from '../../../shared/addresses/AddressFields';
import { useListedAddresses } from '../../../shared/addresses/useListedAddresses';
import { RunPage } from '../../../shared/jobs/RunPage';
import type { ResultViews } from '../../../shared/jobs/PastJobList';
import { useJobRun } from '../../../shared/jobs/useJobRun';
import { useResultAddress } from '../../../shared/jobs/useResultAddress';
import { StepCard } from '../../../shared/StepCard';
import { counted } from '../../../shared/counted';
import { useKept } from '../../../shared/text/useKept';
import { MARKET_JOBS, type MarketJob, retryMarketJob, startMarketJob } from './marketJobs';
import { MarketRunPanel } from './MarketRunPanel';

/** One subject in three languages. */
const SAMPLE_PAGES = [
  'https://en.wikipedia.org/wiki/Bread',
  'https://de.wikipedia.org/wiki/Brot',
  'https://fr.wikipedia.org/wiki/Pain',
].join('\n');

/** Reads up to 100 pages and tells whether what each says of its language and country agrees. */
export function PagesMode() {
  const kept = useKept('tld-language.pages');
  const form = useListedAddresses(kept.initial);
  const [problem, setProblem] = useState<string>();
  const { resultId, closeResult } = useResultAddress();
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useJobRun<MarketJob>({
    kind: MARKET_JOBS,
    onRefused: (error) => {
      const fields = error instanceof ApiError ? error.errors : undefined;
      setProblem(fields?.['addresses'] ?? messageOf(error));
    },
    // The buttons that stop a run go with it: the focus must not.
    onFinished: () => {
      if (document.activeElement === document.body) submitButton.current?.focus();
    },
  });
  const { busy } = run;
  const { text, list } = form;
  const { keep, initial } = kept;
  const isChanged = useRef(false);
  useEffect(() => {
    isChanged.current ||= text !== initial;
    if (isChanged.current) keep(text);
  }, [text, initial, keep]);

  const submit = () => {
    const found =
      list.refused.length > 0
        ? refusedLinesSentence(list.refused)
        : list.addresses.length === 0
          ? MARKET_MESSAGES.addressesRequired
          : undefined;
    setProblem(found);
    if (found) return;
    const order = { addresses: list.addresses };
    void run.start(() => startMarketJob(order), { order });
  };
  const { start } = run;
  const retry = (id: string) => {
    setProblem(undefined);
    if (resultId !== undefined) closeResult();
    void start(() => retryMarketJob(id));
  };

  const result: ResultViews<MarketJob> = {
    summaryOf: ({ parameters }) => counted(parameters.addresses, 'page'),
    render: (past, { busy: saving, start: save }) => (
      <MarketRunPanel
        job={past}
        downloading={saving}
        busy={busy}
        onDownload={save}
        onRetry={() => retry(past.id)}
      />
    ),
  };
  const isEmpty = list.addresses.length + list.refused.length === 0;
  const tooMany = useMemo(
    () => (list.addresses.length > MAX_MARKET_PAGES ? MARKET_MESSAGES.tooManyAddresses : undefined),
    [list],
  );

  return (
    <RunPage
      kind={MARKET_JOBS}
      run={run}
      result={result}
      form={
        <StepCard
          step={1}
          title="Choose the pages"
          text={`Up to ${MAX_MARKET_PAGES} URLs. Enter all language versions of a page together: the return links between them are checked.`}
          actions={text === '' && !busy ? <SampleButton onTry={() => form.setText(SAMPLE_PAGES)} /> : null}
        >
          <StartForm
            label="Read pages"
            hint={
              busy
                ? 'You can start another run when this one is done.'
                : isEmpty
                  ? 'Enter at least one URL.'
                  : ''
            }
            inactive={busy || isEmpty || tooMany !== undefined}
            onStart={submit}
            buttonRef={submitButton}
          >
            <AddressFields
              form={form}
              problem={problem ?? tooMany}
              disabled={busy}
              onChange={() => setProblem(undefined)}
            />
            {kept.isKept ? null : <Alert severity="warning">{TEXT_MESSAGES.inputNotKept}</Alert>}
          </StartForm>
        </StepCard>
      }
      firstStep="Enter URLs above and start. The result will be listed here."
    />
  );
}
