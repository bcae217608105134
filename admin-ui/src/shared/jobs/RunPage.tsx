import Box from '@mui/material/Box';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Confirmation } from '../Confirmation';
import { moveToRefused } from '../form/moveToRefused';
import { BackLink } from '../handover/BackLink';
import { FoldedForm } from './FoldedForm';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { hasResult, isFinished } from './jobText';
import { madeOf } from './madeOf';
import type { ResultViews } from './PastJobList';
import { PastResults } from './PastResults';
import { RunStates } from './RunStates';
import { UPLOAD, type useJobRun } from './useJobRun';
import type { RunQuestion } from './useLimitedRun';
import { useResultDownload } from './useResultDownload';

interface RunPageProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  run: ReturnType<typeof useJobRun<Job>> & {
    question?: RunQuestion;
    submitButton?: RefObject<HTMLButtonElement | null>;
  };
  result: ResultViews<Job>;
  /** What to do to get a first result. */
  firstStep: string;
  form: ReactNode;
  /** The result on the page itself, where it is another than over it. */
  children?: (job: Job) => ReactNode;
  /** What is told of a run beside its progress or its end. */
  more?: ReactNode;
  /** What the tool lists besides past results: before them, and after. */
  before?: ReactNode;
  after?: ReactNode;
  /** Opens a past result on the page itself, where that is not a dialog over it. */
  onOpen?: (job: Job) => void;
}

/**
 * A tool that works by runs: its form, which folds to a line while a run is under way or its result shows, the run, and what
 * was done before. A result is printed alone.
 */
export function RunPage<Job extends AnyJob>(props: RunPageProps<Job>) {
  const { kind, run, result, firstStep, form, more, before, after, onOpen } = props;
  const { job, upload, isFolded } = run;
  const { download, downloading } = useResultDownload(kind);
  const render =
    props.children ??
    ((ended: Job) =>
      result.render(ended, { busy: downloading === ended.id, start: () => void download(ended) }));
  const [formPlace, runPlace] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useFocus(run, formPlace, runPlace);
  const name = job && kind.nameOf(job);
  const summary = job && result.summaryOf(job);
  const hides = job !== undefined && hasResult(job) ? 'print-none' : undefined;
  const formPart = (
    <Box key="form" ref={formPlace} className={hides} sx={{ scrollMarginTop: 80, minWidth: 0 }}>
      {isFolded ? (
        <FoldedForm
          text={upload?.fileName ?? madeOf(name, summary)}
          isOwn={run.isOwn}
          onOpen={run.busy ? undefined : run.unfold}
        />
      ) : (
        form
      )}
    </Box>
  );
  const runPart = (
    <Box key="run" ref={runPlace} sx={{ ...COLUMN, '&:empty': { display: 'none' } }}>
      <RunStates kind={kind} run={run}>
        {(ended) => <Fragment key={ended.id}>{render(ended)}</Fragment>}
      </RunStates>
      {more}
    </Box>
  );
  // Why there is no result stands above the form that is to be changed.
  const isEndless = job !== undefined && isFinished(job) && !hasResult(job);
  return (
    <Box sx={COLUMN}>
      <BackLink />
      {isEndless ? [runPart, formPart] : [formPart, runPart]}
      <Box className={hides} sx={COLUMN}>
        {before}
        <PastResults kind={kind} result={result} firstStep={firstStep} onOpen={onOpen} />
        {after}
      </Box>
      <RepeatQuestion question={run.question} />
    </Box>
  );
}

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } as const;

function RepeatQuestion({ question }: { question?: RunQuestion }) {
  return (
    <Confirmation
      open={question !== undefined}
      title="Start the same again?"
      text="Nothing has changed since this result. Starting again costs another use."
      action="Start again"
      keep="Show the result"
      onConfirm={() => question?.start()}
      onClose={() => question?.drop()}
    />
  );
}

type Place = RefObject<HTMLElement | null>;

/** Who starts a run, opens another or its form again, goes on there; what ends by itself takes the focus from nobody. */
function useFocus<Job extends AnyJob>(run: RunPageProps<Job>['run'], form: Place, place: Place) {
  const { id, job, isFolded, dropped, submitButton } = run;
  const isEnded = job !== undefined && isFinished(job);
  const isEndless = isEnded && !hasResult(job);
  const last = useRef({ id, isEnded, isFolded });
  const isDue = useRef(false);
  useEffect(() => {
    const before = last.current;
    last.current = { id, isEnded, isFolded };
    const isLost = document.activeElement === document.body;
    if (id !== before.id && isFolded) isDue.current = true;
    if (isDue.current || (isEnded && isFolded && isLost)) {
      const heading = place.current?.querySelector('h2');
      if (!heading) return;
      isDue.current = false;
      form.current?.scrollIntoView({ block: 'nearest' });
      heading.focus({ preventScroll: true });
    } else if (before.isFolded && !isFolded && !isEndless && dropped === undefined) {
      // A file that was refused: its form is back where it was left.
      if (before.id !== UPLOAD) form.current?.querySelector('h2')?.focus();
      else if (!form.current || !moveToRefused(form.current)) submitButton?.current?.focus();
    }
  }, [id, job, isEnded, isEndless, isFolded, dropped, form, place, submitButton]);
}
