import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { SampleButton } from '../../../shared/form/SampleButton';
import { StartBar } from '../../../shared/jobs/StartBar';
import { LaterReadingField } from '../../../shared/readings/LaterReadingField';
import { StepCard } from '../../../shared/StepCard';
import { type FieldsProps, OptionsFields } from './OptionsFields';

interface InputStepProps extends FieldsProps {
  /** What a run costs, and how many are left. */
  cost: string;
  submitRef: Ref<HTMLButtonElement>;
  onSubmit: () => void;
  onSample: () => void;
}

/** Whose pages are compared, and by which options. */
export function InputStep(props: InputStepProps) {
  const { form, problems, busy, cost, submitRef, onChange, onSubmit, onSample } = props;
  return (
    <StepCard
      step={1}
      title="Choose a reading of your site"
      text="Every sentence is compared with the headings, titles and URLs of the other pages. Reading a site is free."
      actions={<SampleButton disabled={busy} onTry={onSample} />}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        <LaterReadingField
          value={form.readingId}
          problem={problems.readingId}
          disabled={busy}
          onChange={(reading) => {
            form.setReading(reading?.id ?? '');
            onChange('readingId');
          }}
        />
        <OptionsFields form={form} problems={problems} busy={busy} onChange={onChange} />
        {form.isKept ? null : <Alert severity="warning">{TEXT_MESSAGES.draftNotKept}</Alert>}
        {problems.other ? (
          <Alert severity="error" role="alert">
            {problems.other}
          </Alert>
        ) : null}
      </Box>
      <StartBar
        label="Find links"
        hint={busy ? 'You can start another run when this one is done.' : cost}
        inactive={busy}
        onStart={onSubmit}
        buttonRef={submitRef}
      />
    </StepCard>
  );
}
