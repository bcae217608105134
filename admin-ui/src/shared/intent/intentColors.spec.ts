import { createTheme } from '@mui/material/styles';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../theme/palette';
import { intentColor } from './intentColors';
import { COUNT_ORDER } from './intentOrder';

it.each([LIGHT_PALETTE, DARK_PALETTE])('tells intents apart whatever the accent is: $mode', (palette) => {
  for (const accent of [palette.primary, palette.warning, palette.success, palette.info]) {
    const theme = createTheme({ palette: { ...palette, primary: { main: accent.main } } });
    const colors = COUNT_ORDER.map((intent) => intentColor(theme, intent));
    expect(new Set(colors).size).toBe(COUNT_ORDER.length);
  }
});
