import type { SchemaForm } from '@contracts/schema/schema';
import { unfinishedSchema } from '@domain/schema/unfinished-schema';
import SchemaIcon from '@mui/icons-material/DataObjectOutlined';
import Box from '@mui/material/Box';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { EmptyState } from '../../../shared/EmptyState';
import { isUntouched } from '../remembered';
import type { useGenerator } from '../useGenerator';
import { Checks } from './Checks';
import { judged } from './judged';
import { SchemaResult } from './SchemaResult';
import { Validators } from './Validators';

type Generator = ReturnType<typeof useGenerator>;

/** Beside the form: the schema of what it holds, while it is typed, and from the first attempt on what the checks say. */
export function ResultPane({ generator }: { generator: Generator }) {
  const { control } = useFormContext<SchemaForm>();
  const { isSubmitted, errors } = useFormState({ control });
  const form = useDeferredValue(useWatch({ control }) as SchemaForm);
  const live = useMemo(() => (isUntouched(form) ? undefined : judged(unfinishedSchema(form))), [form]);
  if (!live && !isSubmitted) {
    return (
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <EmptyState
          icon={<SchemaIcon />}
          title="No schema yet"
          text="Fill in the form: your schema and what Google would make of it appear here while you type."
        />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {live ? (
        <SchemaResult
          live={live}
          generator={generator}
          isCopied={generator.isOf(form)}
          isFaulty={isSubmitted && Object.keys(errors).length > 0}
        />
      ) : null}
      {isSubmitted ? <Checks /> : null}
      {generator.generated ? <Validators /> : null}
    </Box>
  );
}
