const LIMIT_MS = 10_000;
/** A terminal's Ctrl+C reaches this process twice: by itself and through npm. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Ends the process in order at the first SIGTERM or SIGINT. The second one, and the end of ten seconds, end it at
 * once: whatever was not finished is taken up again at the next start.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
