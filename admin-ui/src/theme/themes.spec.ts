import { decomposeColor } from '@mui/material/styles';
import { DARK_PALETTE, LIGHT_PALETTE } from './palette';

/** MUI computes the lines of a table from the divider; from what it cannot read it makes none. */
it.each([
  ['light', LIGHT_PALETTE.divider],
  ['dark', DARK_PALETTE.divider],
])('MUI reads the %s divider', (_, divider) => {
  for (const value of decomposeColor(divider).values) expect(value).not.toBeNaN();
});
