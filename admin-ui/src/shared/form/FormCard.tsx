import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { DeleteButton, Form, type FormProps, SaveButton, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

interface FormCardProps extends Pick<FormProps, 'resolver' | 'defaultValues'> {
  children: ReactNode;
  saveLabel: string;
  /** What deleting asks; no delete button without it. */
  deleteQuestion?: string;
}

/** A resource's form: the fields on a card, the buttons below; leaving it with unsaved changes asks first. */
export function FormCard({ children, saveLabel, deleteQuestion, ...form }: FormCardProps) {
  const resource = useResourceContext();
  return (
    // The save's own toast and the marked fields say enough.
    <Form mode="onTouched" noValidate warnWhenUnsavedChanges disableInvalidFormNotification {...form}>
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
