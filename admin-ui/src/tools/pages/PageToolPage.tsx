import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import type { PageRunDto } from '@contracts/pages/page-runs.dto';
import { refusedLinesSentence } from '@contracts/validation/listed-addresses';
import { useMemo, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../providers/apiClient';
import { RunPage } from '../../shared/jobs/RunPage';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { useJobRun } from '../../shared/jobs/useJobRun';
import { lazyBody } from '../../shared/lazyBody';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePreload } from '../../shared/usePreload';
import { AddressStep } from './AddressStep';
import { pagesText } from './pagesText';
import { type PagesJob, type PageTool, startRun } from './pageTools';
import { useAddressForm } from './useAddressForm';

const RunPanel = lazyBody(() => import('./result/RunPanel'), 'RunPanel', ResultOutline);

/** Reads the pages of a list of addresses and shows what this tool is about. */
export function PageToolPage({ tool }: { tool: PageTool }) {
  const form = useAddressForm();
  const [problem, setProblem] = useState<string>();
  usePreload(RunPanel);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useJobRun<PagesJob>({
    kind: tool.kind,
    onRefused: (error) => {
      const fields = error instanceof ApiError ? error.errors : undefined;
      setProblem(fields?.[form.source] ?? messageOf(error));
    },
    // The buttons that stop a run go with it: the focus must not.
    onFinished: () => {
      if (document.activeElement === document.body) submitButton.current?.focus();
    },
  });
  const { busy } = run;

  const start = (wanted: Partial<PageRunDto>) => {
    setProblem(undefined);
    void run.start(() => startRun(tool.id, wanted), { order: wanted });
  };

  const submit = () => {
    if (form.source === 'crawl') {
      if (form.crawl) start({ crawl: form.crawl.id });
      return;
    }
    const { addresses, refused } = form.list;
    const found =
      refused.length > 0
        ? refusedLinesSentence(refused)
        : addresses.length === 0
          ? PAGE_MESSAGES.addressesRequired
          : undefined;
    setProblem(found);
    if (!found) start({ addresses });
  };

  const result = useMemo<ResultViews<PagesJob>>(
    () => ({
      summaryOf: ({ parameters }) => pagesText(parameters),
      render: (past, { busy: saving, start }) => (
        <RunPanel tool={tool} job={past} downloading={saving} onDownload={start} />
      ),
    }),
    [tool],
  );

  return (
    <>
      <PageHeader title={tool.title} subtitle={tool.subtitle} />
      <PageBody>
        <RunPage
          kind={tool.kind}
          run={run}
          result={result}
          form={
            <AddressStep
              form={form}
              problem={problem}
              busy={busy}
              submitRef={submitButton}
              onChange={() => setProblem(undefined)}
              onSubmit={submit}
            />
          }
          firstStep={tool.firstStep}
        />
      </PageBody>
    </>
  );
}
