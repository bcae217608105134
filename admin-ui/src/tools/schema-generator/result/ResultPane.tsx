import type { SchemaForm } from '@contracts/schema/schema';
import SchemaIcon from '@mui/icons-material/DataObjectOutlined';
import Box from '@mui/material/Box';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { EmptyState } from '../../../shared/EmptyState';
import type { Generated, useGenerator } from '../useGenerator';
import { Checks } from './Checks';
import { SchemaResult } from './SchemaResult';
import { Validators } from './Validators';

/** Beside the form: the schema and what the checks say, from the first attempt on. */
export function ResultPane({ generator }: { generator: ReturnType<typeof useGenerator> }) {
  const { control } = useFormContext<SchemaForm>();
  const { isSubmitted } = useFormState({ control });
  if (!isSubmitted && !generator.generated) {
    return (
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <EmptyState
          icon={<SchemaIcon />}
          title="No schema yet"
          text="Fill in the form and press Generate. Your schema will appear here, with anything to fix and anything that Google will not show."
        />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {generator.generated ? <LatestResult generator={generator} generated={generator.generated} /> : null}
      <Checks />
      {generator.generated ? <Validators /> : null}
    </Box>
  );
}

interface LatestResultProps {
  generator: ReturnType<typeof useGenerator>;
  generated: Generated;
}

function LatestResult({ generator, generated }: LatestResultProps) {
  const form = useWatch<SchemaForm>();
  return (
    <SchemaResult
      generated={generated}
      stale={JSON.stringify(form) !== generated.from}
      onCopy={() => void generator.copyAgain()}
    />
  );
}
