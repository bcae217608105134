import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileDrop } from './FileDrop';
import { csvRules } from './fileRules';

const csv = new File(['keyword'], 'keywords.csv', { type: 'text/csv' });

function setUp(props: Partial<Parameters<typeof FileDrop>[0]> = {}) {
  const onChoose = vi.fn();
  render(
    <FileDrop
      label="Select Your Keywords File"
      rules={csvRules(10, 'Too large')}
      disabled={false}
      onChoose={onChoose}
      {...props}
    />,
  );
  return { onChoose, user: userEvent.setup() };
}

describe('FileDrop', () => {
  it('takes a picked file, and the same one again', async () => {
    const { onChoose, user } = setUp();
    const input = screen.getByLabelText('Select Your Keywords File', { selector: 'input' });
    await user.upload(input, csv);
    await user.upload(input, csv);
    expect(onChoose.mock.calls).toEqual([
      [csv, undefined],
      [csv, undefined],
    ]);
  });

  it('takes a dropped file', () => {
    const { onChoose } = setUp();
    fireEvent.drop(screen.getByText(/or drop it here/), { dataTransfer: { files: [csv] } });
    expect(onChoose).toHaveBeenCalledWith(csv, undefined);
  });

  it('tells why it does not take a file', () => {
    const { onChoose } = setUp();
    const large = new File(['keyword,volume'], 'keywords.csv');
    fireEvent.drop(screen.getByText(/or drop it here/), { dataTransfer: { files: [large] } });
    expect(onChoose).toHaveBeenCalledWith(undefined, 'Too large');
  });

  it('says what it takes', () => {
    setUp({ rules: { ...csvRules(2048, ''), accept: ['.xml', '.txt', 'text/plain'] } });
    expect(screen.getByText('or drop it here · XML or TXT only, up to 2 kB')).toBeInTheDocument();
    expect(screen.getByLabelText('Select Your Keywords File', { selector: 'input' })).toHaveAttribute(
      'accept',
      '.xml,.txt,text/plain',
    );
  });

  it('leaves the chosen file alone when something else is dropped', () => {
    const { onChoose } = setUp({ file: csv });
    fireEvent.drop(screen.getByText('keywords.csv'), { dataTransfer: { files: [] } });
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('takes no file while it is disabled', () => {
    const { onChoose } = setUp({ disabled: true });
    fireEvent.drop(screen.getByText(/or drop it here/), { dataTransfer: { files: [csv] } });
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Select Your Keywords File' })).toBeDisabled();
  });

  it('shows the chosen file with its size and lets it be removed', async () => {
    const { onChoose, user } = setUp({ file: csv });
    expect(screen.getByText('keywords.csv')).toBeInTheDocument();
    expect(screen.getByText('7 B')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove keywords.csv' }));
    expect(onChoose).toHaveBeenCalledWith(undefined, undefined);
  });

  it('keeps the focus when its buttons change with the file', async () => {
    function Form() {
      const [file, setFile] = useState<File>();
      const rules = csvRules(10, 'Too large');
      return <FileDrop label="Select" rules={rules} file={file} disabled={false} onChoose={setFile} />;
    }
    render(<Form />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    const input = screen.getByLabelText('Select', { selector: 'input' });
    fireEvent.change(input, { target: { files: [csv] } });
    expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove keywords.csv' }));
    expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus();
  });

  it('tells of a chosen file in a live region that was there before', () => {
    const rules = csvRules(10, 'Too large');
    const drop = (file?: File) => (
      <FileDrop label="Select" rules={rules} file={file} disabled={false} onChoose={vi.fn()} />
    );
    const { container, rerender } = render(drop());
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(drop(csv));
    expect(region).toHaveTextContent('keywords.csv selected, 7 B');
  });

  it('tells what is wrong with a file', () => {
    setUp({ problem: 'Max 10MB file size allowed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Max 10MB file size allowed');
  });
});
