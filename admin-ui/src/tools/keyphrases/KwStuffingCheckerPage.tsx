import { startCheckingWorker } from './startCheckingWorker';
import { StuffingChecker } from './StuffingChecker';

export function KwStuffingCheckerPage() {
  return <StuffingChecker start={startCheckingWorker} />;
}
