import type { UserView } from '@contracts/users/users';
import { renderHook, waitFor } from '@testing-library/react';
import { answerApi } from '../../testing/answerApi';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { useVariants } from './variants';

const having = (...allowed: string[]) => aStudent({ permissions: { defaultTool: '', allowed } });
const off = (name: string) => ({ group: 'versus-box-generator', name, enabled: false });

it.each<[string, UserView, object[], string[]]>([
  [
    'those of the batch alone',
    having('versus-box-generator', 'versus-box-2', 'product-box-1'),
    [],
    ['versus-box-2'],
  ],
  ['none without a style', having('versus-box-generator'), [], []],
  ['every one for an admin', anAdmin(), [], ['versus-box-1', 'versus-box-2']],
  ['none that is switched off', anAdmin(), [off('versus-box-1')], ['versus-box-2']],
])('shows styles: %s', async (_, user, features, shown) => {
  await signIn(user);
  answerApi({ 'GET /features': () => features });
  const { result } = renderHook(() => useVariants('versus-box-generator'), { wrapper: QueryHarness });
  expect(result.current.variants).toBeUndefined();
  await waitFor(() => expect(result.current.variants).toEqual(shown));
});
