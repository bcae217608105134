import TextField from '@mui/material/TextField';
import { lazyBody } from '../../../shared/lazyBody';

/** With the list that it searches, after the page's frame. */
export const CategoryField = lazyBody(() => import('./CategoryField'), 'CategoryField', CategoryOutline);

function CategoryOutline() {
  return (
    <TextField label="Commission category" required disabled helperText="It decides what Amazon pays you" />
  );
}
