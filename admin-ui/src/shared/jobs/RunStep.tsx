import type { ReactNode, Ref } from 'react';
import { SampleButton } from '../form/SampleButton';
import { StepCard } from '../StepCard';
import { StartForm } from './StartForm';

/** What a tool's page tells its form of the run, and hears from it. */
export interface RunStart {
  busy: boolean;
  /** What a run costs, and how many are left. */
  cost: string;
  submitRef: Ref<HTMLButtonElement>;
  /** Over once what is wrong is known. */
  onSubmit: () => void | Promise<void>;
  onSample: () => void;
}

interface RunStepProps extends RunStart {
  title: string;
  text: string;
  /** What the button says. */
  action: string;
  /** What can be done once this run is over: `build another hub`. */
  another: string;
  /** Whether there is nothing yet to begin with. */
  isUnready?: boolean;
  children: ReactNode;
}

/** The form of a tool that works by runs: its fields between a sample to try and the button that starts. */
export function RunStep(props: RunStepProps) {
  const { title, text, action, another, isUnready = false, busy, cost } = props;
  const { submitRef, onSubmit, onSample, children } = props;
  return (
    <StepCard step={1} title={title} text={text} actions={<SampleButton disabled={busy} onTry={onSample} />}>
      <StartForm
        label={action}
        hint={busy ? `You can ${another} when this one is done.` : cost}
        inactive={busy || isUnready}
        onStart={onSubmit}
        buttonRef={submitRef}
      >
        {children}
      </StartForm>
    </StepCard>
  );
}
