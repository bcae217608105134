import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PermissionChecklist } from './PermissionChecklist';

const boxes = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');

it('finds a tool by its name or by that of a part, and keeps what is ticked out of sight', async () => {
  const onChange = vi.fn();
  const selection = { defaultTool: '', allowed: ['intent-finder'] };
  render(<PermissionChecklist label="Tools" selection={selection} onChange={onChange} />);
  const search = screen.getByRole('searchbox', { name: 'Search tools' });
  const all = boxes();
  await userEvent.type(search, 'VERSUS box 2{Enter}');
  expect(boxes()[0]).toBe('Versus Box Generator');
  expect(boxes().length).toBeLessThan(all.length);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Versus Box Generator' }));
  expect(onChange).toHaveBeenCalledWith(
    expect.objectContaining({ allowed: expect.arrayContaining(['intent-finder']) as string[] }),
  );
  await userEvent.clear(search);
  await userEvent.type(search, 'zzz');
  expect(boxes()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No tool has this name.');
  await userEvent.clear(search);
  expect(boxes()).toEqual(all);
});

it('ticks a group or all of the tools with their parts at once, and takes them away again', async () => {
  const [onChange, user] = [vi.fn(), userEvent.setup()];
  const selection = { defaultTool: 'word-counter', allowed: ['word-counter'] };
  const list = (allowed: string[]) => (
    <PermissionChecklist label="Tools" selection={{ ...selection, allowed }} onChange={onChange} />
  );
  const { rerender } = render(list(selection.allowed));
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const chosen = () => (onChange.mock.lastCall as [{ allowed: string[] }])[0].allowed;
  expect(box('Write')).toHaveAttribute('data-indeterminate', 'true');
  await user.click(box('Publish'));
  expect(chosen()).toEqual(expect.arrayContaining(['word-counter', 'versus-box-2', 'schema-generator']));
  expect(chosen()).not.toContain('intent-finder');
  await user.click(box('All tools'));
  rerender(list(chosen()));
  for (const each of screen.getAllByRole('checkbox')) expect(each).toBeChecked();
  await user.click(box('All tools'));
  expect(chosen()).toEqual(['word-counter']);
});

it('says what is refused above the list, not below it', () => {
  const selection = { defaultTool: '', allowed: [] };
  render(
    <PermissionChecklist
      label="Tools"
      selection={selection}
      onChange={() => undefined}
      error="Choose at least one"
    />,
  );
  const search = screen.getByRole('searchbox', { name: 'Search tools' });
  expect(screen.getByText('Choose at least one').compareDocumentPosition(search)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
