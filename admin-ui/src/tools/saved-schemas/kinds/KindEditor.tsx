import { emptyValues, type SchemaKind, type SchemaValues } from '@domain/schema/generator/schema-kind';
import { SCHEMA_KINDS } from '@domain/schema/generator/schema-kinds';
import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useUser } from '../../../session/useSession';
import { Confirmation } from '../../../shared/Confirmation';
import { PageBody } from '../../../shared/PageBody';
import { PageHeader } from '../../../shared/PageHeader';
import { SideBySide } from '../../../shared/SideBySide';
import { keepForm, readForm } from './keptForm';
import { KindFields } from './KindFields';
import { KindResultPane } from './KindResultPane';
import { useCopyMarkup, useKindResult } from './useKindResult';

/** The form of one kind of markup beside what comes of it. */
export function KindEditor({ id }: { id: string }) {
  const [number, setNumber] = useState(0);
  const kind = SCHEMA_KINDS.find((each) => each.id === id) ?? SCHEMA_KINDS[0];
  // A form that is cleared is a new one: its date fields are the browser's own.
  return kind ? (
    <Editor key={`${kind.id} ${number}`} kind={kind} onCleared={() => setNumber(number + 1)} />
  ) : null;
}

function Editor({ kind, onCleared }: { kind: SchemaKind; onCleared: () => void }) {
  const { id: user } = useUser();
  const form = useForm<SchemaValues>({ defaultValues: readForm(user, kind) });
  const { subscribe } = form;
  const [clearing, setClearing] = useState(false);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepForm(user, kind, values) }),
    [subscribe, user, kind],
  );

  return (
    <FormProvider {...form}>
      <PageHeader
        title={`${kind.title} schema`}
        subtitle={kind.text}
        actions={
          <>
            <Button component={Link} to={{ search: '' }} startIcon={<BackIcon />}>
              All types
            </Button>
            <Button onClick={() => setClearing(true)}>Clear</Button>
          </>
        }
      />
      <PageBody>
        <SideBySide columns={{ lg: 'minmax(0, 1fr) 432px' }}>
          <Card sx={{ p: { xs: 2, md: 3 } }}>
            <Box component="form" noValidate aria-label={kind.title} sx={{ display: 'grid', gap: 4 }}>
              <KindFields kind={kind} />
            </Box>
          </Card>
          <Result kind={kind} />
        </SideBySide>
      </PageBody>
      <Confirmation
        open={clearing}
        title="Clear the form?"
        text="All that you entered for this type will be removed."
        action="Clear"
        keep="Keep it"
        destroys
        onConfirm={() => {
          keepForm(user, kind, emptyValues(kind));
          onCleared();
        }}
        onClose={() => setClearing(false)}
      />
    </FormProvider>
  );
}

/** Apart, so that only this is rendered again for each letter. */
function Result({ kind }: { kind: SchemaKind }) {
  const result = useKindResult(kind);
  const copy = useCopyMarkup();
  return <KindResultPane result={result} name={kind.id} onCopy={(made) => void copy(made)} />;
}
