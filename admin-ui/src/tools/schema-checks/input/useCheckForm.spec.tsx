import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { handoverPath } from '../../../shared/handover/handover';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { useCheckForm } from './useCheckForm';

beforeEach(async () => {
  localStorage.clear();
  await signIn(aStudent());
});

const open = (path: string) =>
  renderHook(useCheckForm, {
    wrapper: ({ children }: { children: ReactNode }) => <QueryHarness path={path}>{children}</QueryHarness>,
  }).result;

it('begins with the pages that another tool hands over, whatever was entered before', () => {
  const before = open('/schema-intelligence');
  act(() => before.current.own.setText('https://other.example/'));
  const pages = ['https://shop.example/a', 'https://shop.example/b'];
  const form = open(handoverPath('/schema-intelligence', { pages }, '/full-site-scrapper/c1'));
  expect(form.current.run()).toEqual({ addresses: pages, competitors: [] });
  expect(form.current.cost).toBe(2);
});
