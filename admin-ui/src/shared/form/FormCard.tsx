import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type ReactNode, useMemo } from 'react';
import { Form, SaveButton, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteRecord } from './DeleteRecord';
import { LeaveWarning } from './LeaveWarning';

export interface FormCardProps {
  /** The payload that the form makes; its rules are the form's. */
  dto: new () => object;
  /** What a new record holds. */
  defaultValues?: Record<string, unknown>;
  children: ReactNode;
  saveLabel: string;
  /** Whether there is a record to delete. */
  canDelete?: boolean;
}

/** A resource's form: the fields on a card, the buttons always in sight below; leaving it with unsaved changes asks first. */
export function FormCard({ dto, children, saveLabel, canDelete, defaultValues }: FormCardProps) {
  const resource = useResourceContext();
  const resolver = useMemo(() => classValidatorResolver(dto), [dto]);
  return (
    // The save's own toast and the marked fields say enough.
    <Form
      mode="onTouched"
      noValidate
      disableInvalidFormNotification
      resolver={resolver}
      defaultValues={defaultValues}
    >
      <LeaveWarning />
      {/* Unlike `hidden`, it lets the buttons stick to the window. */}
      <Card sx={{ overflow: 'clip' }}>
        <Box sx={{ p: { xs: 2, sm: 3, md: 4 }, display: 'grid', gap: 4 }}>{children}</Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            px: { xs: 2, sm: 3, md: 4 },
            py: 2,
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {canDelete ? <DeleteRecord /> : null}
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
