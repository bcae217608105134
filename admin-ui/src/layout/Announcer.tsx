import { useAnnounced } from '../shared/announce';

/** The live region of the pages; what `announce` was told last. */
export function Announcer() {
  const { text, turn } = useAnnounced();
  return (
    <div aria-live="polite" className="visually-hidden">
      <span key={turn}>{text}</span>
    </div>
  );
}
