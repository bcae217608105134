import { contrast } from '../blocks/colors';
import { accentShades, isReadableAccent } from './accent';

describe('isReadableAccent', () => {
  it.each(['#4f46e5', '#000000', '#0f766e', '#b91c1c', '#111a2e'])('takes %s', (accent) => {
    expect(isReadableAccent(accent)).toBe(true);
  });

  // 4.5:1 on white alone is not enough: text also stands on grey, and on a tint of itself.
  it.each(['#ffffff', '#facc15', '#7dd3fc', '#767676', '#f97316'])('refuses %s', (accent) => {
    expect(isReadableAccent(accent)).toBe(false);
  });
});

describe('accentShades', () => {
  it.each(['#4f46e5', '#000000', '#0f766e', '#b91c1c', '#0000ff'])(
    'makes %s readable in both schemes',
    (accent) => {
      const { light, dark } = accentShades(accent);
      expect(light.main).toBe(accent);
      for (const ground of ['#ffffff', '#f6f7f9'])
        expect(contrast(light.main, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['#151c2f', '#0d1220', '#111a2e']) {
        expect(contrast(dark.main, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(light.contrastText, light.main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.contrastText, dark.main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('leaves a color as it is that dark grounds need no lighter', () => {
    expect(accentShades('#a5b4fc').dark.main).toBe('#a5b4fc');
  });
});
