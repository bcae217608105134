import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type ReactNode, useMemo } from 'react';
import { DeleteButton, Form, SaveButton, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

export interface FormCardProps {
  /** The payload that the form makes; its rules are the form's. */
  dto: new () => object;
  /** What a new record holds. */
  defaultValues?: Record<string, unknown>;
  children: ReactNode;
  saveLabel: string;
  /** What deleting asks; no delete button without it. */
  deleteQuestion?: string;
}

/** A resource's form: the fields on a card, the buttons below; leaving it with unsaved changes asks first. */
export function FormCard({ dto, children, saveLabel, deleteQuestion, defaultValues }: FormCardProps) {
  const resource = useResourceContext();
  const resolver = useMemo(() => classValidatorResolver(dto), [dto]);
  return (
    // The save's own toast and the marked fields say enough.
    <Form
      mode="onTouched"
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      resolver={resolver}
      defaultValues={defaultValues}
    >
      <Card>
        <Box sx={{ p: { xs: 2, sm: 3, md: 4 }, display: 'grid', gap: 4 }}>{children}</Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            px: { xs: 2, sm: 3, md: 4 },
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {deleteQuestion ? (
            <DeleteButton
              size="medium"
              mutationMode="pessimistic"
              confirmTitle={deleteQuestion}
              confirmContent="This cannot be undone."
            />
          ) : null}
          <Box sx={{ flex: 1 }} />
          <Button component={Link} to={`/${resource}`}>
            Cancel
          </Button>
          <SaveButton label={saveLabel} alwaysEnable={false} icon={<></>} />
        </Box>
      </Card>
    </Form>
  );
}
