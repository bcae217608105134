/** Once more where the connection or the server failed; what the server refused, it would refuse again. */
export function shouldRetry(failures: number, error: Error & { status?: number }): boolean {
  const { status = 0 } = error;
  return failures < 1 && !(status >= 400 && status < 500);
}
