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
export function useJobRun<Job extends AnyJob>({ kind, onRefused, onFinished }: JobRunOptions<Job>) {
  const client = useQueryClient();
  const changes = useJobChanges();
  const { upload, start: startUpload, drop } = useUpload<Job>();
  const [asking, setAsking] = useState(false);
  const [beside, setBeside] = useState<string>();
  const [begun, setBegun] = useState<{ id: string; order: string | undefined }>();
  const [dropped, setDropped] = useState<string>();
  const { id: named, show } = useNamedRun();
  const id = asking || upload ? undefined : named;
  const job = useJobOfKind(kind, id);
  const { isWatched, watch } = useWatched(job);
  const isEndless = job !== undefined && isFinished(job) && !hasResult(job);
  const stands = upload !== undefined || (named !== undefined && dropped === undefined && !isEndless);
  const isFolded = stands && (upload !== undefined || named !== beside);

  /** Asks for a job; the way of a file that goes with it is shown. */
  const start: StartRun<Job> = async (send, { file, order } = {}) => {
    setDropped(undefined);
    if (!isFolded) setBeside(named);
    setAsking(!file);
    try {
      const created = await (file ? startUpload(file, send) : send({}));
      if (created) {
        client.setQueryData(jobKeys.one(created.id), created);
        watch(created.id);
        setBegun({ id: created.id, order: orderText(order) });
        show(created.id);
      }
    } catch (error) {
      // What is wrong is said in the form.
      setBeside(named);
      onRefused(error);
    }
    setAsking(false);
    void client.invalidateQueries({ queryKey: jobKeys.all });
  };

  const cancel = () => {
    if (id) void changes.cancel(id);
    else if (upload) {
      drop();
      setDropped(upload.fileName);
    }
  };

  useOnceFinished(isWatched ? job : undefined, (finished) => {
    void client.invalidateQueries({ queryKey: jobKeys.all });
    onFinished(finished);
  });

  return {
    /** What is shown: a file on its way, or the job of the address. */
    id: upload ? UPLOAD : named,
    upload,
    /** The name of the file whose upload was cancelled last. */
    dropped,
    job: dropped === undefined ? job : undefined,
    /** Whether this page saw it at work: one of the address may have ended long ago. */
    isWatched,
    /** Whether its form makes room for it: it is under way, or has a result. */
    isFolded,
    /** Whether the form holds what it was made of. */
    isOwn: begun?.order !== undefined && begun.id === named,
    /** Whether it is done already, and an order would start the same once more. */
    isSame: (order: unknown) =>
      begun?.id === named && job?.status === 'done' && begun?.order === orderText(order),
    /** Opens the form beside it. */
    unfold: () => setBeside(named),
    /** Leaves the form for it again. */
    fold: () => setBeside(undefined),
    busy: asking || upload !== undefined || (id !== undefined && !(job && isFinished(job))),
    changing: changes.changing !== undefined,
    start,
    cancel,
    pause: () => (id ? void changes.pause(id) : undefined),
    resume: () => (id ? void changes.resume(id) : undefined),
  };
}

/** Of an upload, which is no job yet. */
const UPLOAD = 'upload';

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
  const told = useRef<string>(undefined);
  const tell = useEffectEvent(onFinished);
  useEffect(() => {
    if (!job || !isFinished(job) || told.current === job.id) return;
    told.current = job.id;
    tell(job);
  }, [job]);
}
