import { remainingOf } from '@domain/usage/limits';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useUser } from '../../session/useSession';
import { counted } from '../../shared/counted';
import { refusalProblems } from '../../shared/jobs/refusalProblems';
import { RunPage } from '../../shared/jobs/RunPage';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { useLimitedRun } from '../../shared/jobs/useLimitedRun';
import { useProblems } from '../../shared/jobs/useProblems';
import { usePlanLimits } from '../../shared/limits/usePlanLimits';
import { lazyBody } from '../../shared/lazyBody';
import { NewTabLink } from '../../shared/NewTabLink';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePreload } from '../../shared/usePreload';
import { InputStep } from './input/InputStep';
import { CHECK_FIELDS, type CheckField, type CheckForm, useCheckForm } from './input/useCheckForm';
import { CHECKS_KEY, SCHEMA_JOBS, type SchemaJob, type SchemaRun, startSchemaJob } from './schemaJobs';
import { TEXT_MAX_WIDTH } from '../../theme/measures';

const CheckedPages = lazyBody(() => import('./CheckedPages'), 'CheckedPages', ResultOutline);
const RunPanel = lazyBody(() => import('./result/RunPanel'), 'RunPanel', ResultOutline);

/** Which rich results pages can get, what their markup lacks, and the mended code. */
export function SchemaIntelligencePage() {
  return (
    <>
      <PageHeader
        title="Schema Intelligence"
        subtitle="Which rich results a page can get, what its markup lacks, what competitors mark up, and the corrected code."
      />
      <PageBody>
        <Checks />
        <Typography
          variant="caption"
          component="p"
          color="text.secondary"
          sx={{ mt: 3, maxWidth: TEXT_MAX_WIDTH }}
        >
          Types and properties are those of{' '}
          <NewTabLink inText href="https://schema.org/docs/terms.html">
            schema.org
          </NewTabLink>
          , © the schema.org community, made into tables and used under{' '}
          <NewTabLink inText href="https://creativecommons.org/licenses/by-sa/3.0/">
            CC BY-SA 3.0
          </NewTabLink>
          .
        </Typography>
      </PageBody>
    </>
  );
}

function Checks() {
  const client = useQueryClient();
  const form = useCheckForm();
  const { problems, tell, check } = useProblems<CheckField>(form.problems);
  const left = useOperationsLeft();
  usePreload(RunPanel);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useLimitedRun<SchemaJob>({
    kind: SCHEMA_JOBS,
    submitButton,
    onRefused: (error) => tell(refusalProblems(error, CHECK_FIELDS, form.isPaste ? 'text' : 'addresses')),
    onChanged: () => void client.invalidateQueries({ queryKey: [CHECKS_KEY] }),
  });
  const { busy } = run;
  const start = (wanted: SchemaRun) =>
    void run.start(() => startSchemaJob(wanted), { order: wanted, isFree: form.isSample });
  const result: ResultViews<SchemaJob> = {
    summaryOf: ({ parameters: { pages, competitors, pasted } }) =>
      (pasted ? 'Paste' : counted(pages, 'page')) +
      (competitors > 0 ? ` and ${counted(competitors, 'competitor')}` : ''),
    render: (job, { busy: downloading, start: onDownload }) => (
      <RunPanel
        {...{ job, downloading, busy, onDownload }}
        onCheckAgain={(addresses) => start({ addresses })}
      />
    ),
  };
  return (
    <RunPage
      kind={SCHEMA_JOBS}
      run={run}
      result={result}
      form={
        <InputStep
          form={form}
          problems={{ ...form.problems(), ...problems }}
          busy={busy}
          cost={costText(form, left)}
          submitRef={submitButton}
          onChange={() => tell({})}
          onSubmit={() => check(() => start(form.run()))}
          onSample={() => {
            form.showSample();
            tell({});
          }}
        />
      }
      firstStep="Enter URLs or paste code above and start. The result will be listed here."
      after={<CheckedPages />}
    />
  );
}

function costText({ cost, isSample }: CheckForm, left: number | undefined): string {
  if (isSample) return 'The sample is free.';
  const price = cost > 0 ? `Costs ${counted(cost, 'use')}` : 'Each page costs one use';
  const rest = left === undefined ? '' : `; ${left} left`;
  return `${price}${rest}. Pages that cannot be read are free.`;
}

/** Nothing for admins, whom nobody counts. */
function useOperationsLeft(): number | undefined {
  const { role } = useUser();
  const stat = usePlanLimits().data?.planStats.find(({ modelId }) => modelId === 'schema-intelligence');
  return role === 'admin' || !stat ? undefined : remainingOf(stat);
}
