import NoIcon from '@mui/icons-material/Clear';
import YesIcon from '@mui/icons-material/Done';

/** A field that is on or off, in a table. */
export function YesNo({ value }: { value: boolean }) {
  return value ? (
    <YesIcon fontSize="small" titleAccess="Yes" />
  ) : (
    <NoIcon fontSize="small" titleAccess="No" />
  );
}
