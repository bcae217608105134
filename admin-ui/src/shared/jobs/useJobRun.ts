import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UploadOptions } from '../../providers/apiUpload';
import { jobKeys } from './jobApi';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { hasResult, isFinished } from './jobText';
import { isRefusal, useJob } from './useJob';
import { useJobChanges } from './useJobChanges';
import { useResultAddress } from './useResultAddress';
import { useUpload } from './useUpload';

/** Asks for a job. `order` is what it is made of, where the form still holds that afterwards. */
export type StartRun<Job> = (
  send: (options: UploadOptions) => Promise<Job>,
  made?: { file?: File; order?: unknown; isFree?: boolean },
) => Promise<void>;

export interface JobRunOptions<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  /** The server did not take what was to become a job. */
  onRefused: (error: unknown) => void;
  /** Told once of each job that this page saw at work, however it ended. */
  onFinished: (job: Job) => void;
}

/**
 * A job from its start to its end; it goes on when the page is left. Its id is in the page's address: a reload and the back
 * button show it again.
 */
export function useJobRun<Job extends AnyJob>(options: JobRunOptions<Job>) {
  const { start: ask, ...run } = useAskedRun(options);
  const form = useRunForm(run);
  const begun = useBegun();
  const start: StartRun<Job> = async (send, { file, order } = {}) => {
    if (!form.isFolded) form.unfold();
    const id = await ask(send, file);
    // What is wrong is said in the form.
    if (id === undefined) form.unfold();
    else begun.note(id, order);
  };
  return {
    ...run,
    ...form,
    start,
    /** What is shown: a file on its way, or the job of the address. */
    id: run.upload ? UPLOAD : run.named,
    /** Whether the form holds what it was made of. */
    isOwn: begun.isOrdered(run.named),
    /** Whether it is done already, and an order would start the same once more. */
    isSame: (order: unknown) => run.job?.status === 'done' && begun.isSame(run.named, order),
  };
}

function useAskedRun<Job extends AnyJob>({ kind, onRefused, onFinished }: JobRunOptions<Job>) {
  const client = useQueryClient();
  const { upload, start: startUpload, drop } = useUpload<Job>();
  const [asking, setAsking] = useState(false);
  const [dropped, setDropped] = useState<string>();
  const { id: named, show } = useNamedRun();
  const id = asking || upload ? undefined : named;
  const job = useJobOfKind(kind, id);
  const { stop, ...changes } = useChangesOf(id);
  const { isWatched, watch } = useWatched(job);

  /** Asks for a job; the way of a file that goes with it is shown. */
  const start = async (send: (options: UploadOptions) => Promise<Job>, file?: File) => {
    setDropped(undefined);
    setAsking(!file);
    try {
      const created = await (file ? startUpload(file, send) : send({}));
      if (created) {
        client.setQueryData(jobKeys.one(created.id), created);
        watch(created.id);
        show(created.id);
      }
      return created?.id;
    } catch (error) {
      onRefused(error);
      return undefined;
    } finally {
      setAsking(false);
      void client.invalidateQueries({ queryKey: jobKeys.all });
    }
  };

  const cancel = () => {
    if (id) stop();
    else if (upload) {
      drop();
      setDropped(upload.fileName);
    }
  };

  useOnceFinished(isWatched ? job : undefined, onFinished);

  return {
    /** The run of the address. */
    named,
    upload,
    /** The name of the file whose upload was cancelled last. */
    dropped,
    job: dropped === undefined ? job : undefined,
    /** Whether this page saw it at work: one of the address may have ended long ago. */
    isWatched,
    busy: asking || upload !== undefined || (id !== undefined && !(job && isFinished(job))),
    ...changes,
    start,
    cancel,
  };
}

/** Whether the form of a tool makes room for its run, as it does for one that is under way or has a result. */
function useRunForm<Job extends AnyJob>(run: {
  named: string | undefined;
  upload?: object;
  dropped?: string;
  job?: Job;
}) {
  const { named, upload, dropped, job } = run;
  const [beside, setBeside] = useState<string>();
  const isEndless = job !== undefined && isFinished(job) && !hasResult(job);
  const stands = named !== undefined && named !== beside && dropped === undefined && !isEndless;
  return {
    isFolded: upload !== undefined || stands,
    /** Opens the form beside it. */
    unfold: () => setBeside(named),
    /** Leaves the form for it again. */
    fold: () => setBeside(undefined),
  };
}

/** What can be done with the job at work. */
function useChangesOf(id: string | undefined) {
  const { changing, cancel, pause, resume } = useJobChanges();
  return {
    changing: changing !== undefined,
    stop: () => (id ? void cancel(id) : undefined),
    pause: () => (id ? void pause(id) : undefined),
    resume: () => (id ? void resume(id) : undefined),
  };
}

/** What was begun here last, and what it was made of. */
function useBegun() {
  const [begun, setBegun] = useState<{ id: string; order: string | undefined }>();
  return {
    note: (id: string, order: unknown) => setBegun({ id, order: orderText(order) }),
    isOrdered: (id: string | undefined) => begun?.order !== undefined && begun.id === id,
    isSame: (id: string | undefined, order: unknown) =>
      begun !== undefined && begun.id === id && begun.order === orderText(order),
  };
}

/** Of an upload, which is no job yet. */
export const UPLOAD = 'upload';

/** An order as far as two can be told apart by it: of a file, its name, size and date. */
function orderText(order: unknown): string | undefined {
  return order === undefined
    ? undefined
    : JSON.stringify(order, (_, value: unknown) =>
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      );
}

/** Whether a job was seen at work here. */
function useWatched(job: AnyJob | undefined) {
  const [watched, watch] = useState<string>();
  if (job && !isFinished(job) && watched !== job.id) watch(job.id);
  return { isWatched: job !== undefined && job.id === watched, watch };
}

/** The run that the address names, and the way to name another: it is shown at once, before the address follows. */
function useNamedRun() {
  const { runId, showRun } = useResultAddress();
  const [coming, setComing] = useState<string>();
  if (coming !== undefined && coming === runId) setComing(undefined);
  // A page that was left while it asked must not lead back.
  const latest = useRef<(id: string) => void>(undefined);
  useEffect(() => {
    latest.current = (id) => {
      setComing(id);
      showRun(id);
    };
    return () => {
      latest.current = undefined;
    };
  });
  return { id: coming ?? runId, show: (id: string) => latest.current?.(id) };
}

/** The job with an id; of one that is not there, or of another kind, says so and takes it out of the address. */
function useJobOfKind<Job extends AnyJob>({ kind }: JobKindInfo<Job>, id: string | undefined) {
  const { data: job, error } = useJob<Job>(id);
  const notify = useNotify();
  const { dropRun } = useResultAddress();
  const isAnother = job !== undefined && job.kind !== kind;
  const missing = isAnother || (error !== null && isRefusal(error)) ? id : undefined;
  const tell = useEffectEvent(() => {
    notify('This result is not there any more. It may have been deleted.', { type: 'warning' });
    dropRun();
  });
  useEffect(() => {
    if (missing !== undefined) tell();
  }, [missing]);
  return isAnother ? undefined : job;
}

function useOnceFinished<Job extends AnyJob>(job: Job | undefined, onFinished: (job: Job) => void): void {
  const client = useQueryClient();
  const told = useRef<string>(undefined);
  const tell = useEffectEvent((finished: Job) => {
    void client.invalidateQueries({ queryKey: jobKeys.all });
    onFinished(finished);
  });
  useEffect(() => {
    if (!job || !isFinished(job) || told.current === job.id) return;
    told.current = job.id;
    tell(job);
  }, [job]);
}
