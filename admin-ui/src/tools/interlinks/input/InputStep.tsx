import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type RunStart, RunStep } from '../../../shared/jobs/RunStep';
import { LaterReadingField } from '../../../shared/readings/LaterReadingField';
import { type FieldsProps, OptionsFields } from './OptionsFields';

interface InputStepProps extends FieldsProps, RunStart {}

/** Whose pages are compared, and by which options. */
export function InputStep(props: InputStepProps) {
  const { form, problems, busy, onChange } = props;
  return (
    <RunStep
      {...props}
      title="Choose a reading of your site"
      text="Every sentence is compared with the headings, titles and URLs of the other pages. Reading a site is free."
      action="Find links"
      another="start another run"
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
        {form.isKept ? null : <Alert severity="warning">{TEXT_MESSAGES.inputNotKept}</Alert>}
        {problems.other ? (
          <Alert severity="error" role="alert">
            {problems.other}
          </Alert>
        ) : null}
      </Box>
    </RunStep>
  );
}
