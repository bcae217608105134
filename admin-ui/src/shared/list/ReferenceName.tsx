import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { type RaRecord, useRecordContext, useReference } from 'react-admin';

interface ReferenceNameProps {
  /** The field with the id of what is named. */
  source: string;
  reference: string;
  sx?: SxProps<Theme>;
}

/** The name of what a record refers to; one request asks for those of all rows. */
export function ReferenceName({ source, ...props }: ReferenceNameProps) {
  const id = useRecordContext<Record<string, string | null> & { id: string }>()?.[source];
  return id ? <Name id={id} {...props} /> : null;
}

function Name({ id, reference, sx }: Omit<ReferenceNameProps, 'source'> & { id: string }) {
  const { referenceRecord, isPending } = useReference<RaRecord & { name: string }>({ reference, id });
  return (
    <Typography component="span" variant="body2" noWrap aria-busy={isPending || undefined} sx={sx}>
      {referenceRecord?.name}
    </Typography>
  );
}
