import { Logo } from './Logo';
import { useInstance } from './useInstance';

/** What shows until the session's check ends; the same as index.html has before the script runs. */
export function Splash({ text }: { text?: string }) {
  const { name } = useInstance();
  return (
    <div className="splash" role="status">
      <Logo size={56} />
      <span className="splash-bar" aria-hidden="true" />
      <span className="splash-text">{text ?? `Loading ${name}`}</span>
    </div>
  );
}
