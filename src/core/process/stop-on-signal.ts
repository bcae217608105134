import { killWhenOverdue } from './last-resort';

/** Others wait for ten seconds before they kill. */
const LIMIT_MS = 9_500;
/** A terminal's Ctrl+C reaches this process twice: by itself and through npm. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process in order at the first SIGTERM or SIGINT. The second one, and the end of ten seconds, end it at
 * once: whatever was not finished is taken up again at the next start.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    killWhenOverdue(LIMIT_MS);
    setTimeout(obeyNextSignal, SAME_SIGNAL_MS).unref();
    close().then(
      () => exit(0),
      () => exit(1),
    );
  };
  /** Without a listener the system itself ends the process, whatever its threads are at. */
  const obeyNextSignal = () => {
    process.off('SIGTERM', stop);
    process.off('SIGINT', stop);
  };
  const exit = (code: number) => {
    obeyNextSignal();
    process.exit(code);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
