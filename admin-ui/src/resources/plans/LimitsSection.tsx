import {
  EDITABLE_LIMIT_TIMES,
  LIMIT_FIELDS,
  LIMIT_TIME_LABELS,
  LIMITED_TOOL_LABELS,
} from '@contracts/usage/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NumberInput, SelectInput } from 'react-admin';
import { FormSection } from '../../shared/form/FormSection';
import { FIELD_LABELS } from '../../shared/limits/limitText';
import { LIMITABLE_TOOLS } from './limitableTools';

const TIME_CHOICES = EDITABLE_LIMIT_TIMES.map((id) => ({ id, name: LIMIT_TIME_LABELS[id] }));

interface LimitsSectionProps {
  source: string;
  title: string;
  text: string;
}

/** The limits of a plan or of one user; nothing while no limited tool can be used. */
export function LimitsSection({ source, title, text }: LimitsSectionProps) {
  if (LIMITABLE_TOOLS.length === 0) return null;
  return (
    <FormSection title={title} text={text}>
      <LimitsInput source={source} />
    </FormSection>
  );
}

/** One row of fields per limited tool; a row that is left empty is no entry. */
function LimitsInput({ source }: { source: string }) {
  return LIMITABLE_TOOLS.map((tool) => (
    <Box
      key={tool}
      role="group"
      aria-label={LIMITED_TOOL_LABELS[tool]}
      sx={{
        pb: 1,
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0, mb: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 500 }}>{LIMITED_TOOL_LABELS[tool]}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' }, columnGap: 2 }}>
        {LIMIT_FIELDS[tool].map((field) => (
          <NumberInput
            key={field}
            source={`${source}.${tool}.${field}`}
            label={FIELD_LABELS[field]}
            min={0}
          />
        ))}
        <SelectInput
          source={`${source}.${tool}.time`}
          label="Period"
          choices={TIME_CHOICES}
          emptyText="None"
        />
      </Box>
    </Box>
  ));
}
