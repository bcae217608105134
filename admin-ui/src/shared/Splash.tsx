/** What shows until the session's check ends; the same as index.html has before the script runs. */
export function Splash({ text = 'Loading Cohort' }: { text?: string }) {
  return (
    <div className="splash" role="status">
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <span className="splash-bar" aria-hidden="true" />
      <span className="splash-text">{text}</span>
    </div>
  );
}
