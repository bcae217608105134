import type { FileReading } from '@contracts/csv/file-reading';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import { useLatestTask } from '../useLatestTask';
import { FileDrop, type FileDropProps } from './FileDrop';
import type { ListLayout } from './listOf';
import { fileAsChosen, isWebPageError, tellFile, type ToldFile, unreadableText } from './readFile';

const ToldFields = lazyNamed(() => import('./ToldFields'), 'ToldFields');

interface TextFileDropProps extends FileDropProps {
  /** Of a list: what parts its cells is shown with its first rows, and can be changed. */
  layout?: ListLayout;
  /** What the button says by which a file is handed on whose encoding was guessed; without one it is handed on at once. */
  confirm?: string;
}

interface State {
  /** As it was chosen, with what it is read as. */
  original?: File;
  told?: ToldFile;
  reading: FileReading;
  /** What was handed on. */
  given?: File;
}

const NOTHING: State = { reading: {} };

/**
 * Takes one file of text or a list. What it is read as is shown with a piece of it and can be changed: the file is handed
 * on in UTF-8 then, with its delimiter declared. An encoding that is not certain has to be chosen first.
 */
export function TextFileDrop({ file, layout, confirm, onChoose, ...drop }: TextFileDropProps) {
  const [{ original, told, reading, given }, setState] = useState(NOTHING);
  const task = useLatestTask<'reading'>();
  const choose = (picked: File | undefined, problem?: string) => {
    setState(NOTHING);
    if (!confirm || !picked) onChoose(picked, problem);
    void task
      .run('reading', async () => {
        if (!picked) return undefined;
        const found = await tellFile(picked, {}, layout);
        return () => {
          setState({ original: picked, told: found, reading: {}, given: picked });
          if (!found.view.isCertain) onChoose(undefined);
          else if (confirm && found.view.encoding === 'utf-8') onChoose(picked);
        };
      })
      // Who takes the file says what else can't be read.
      .catch((error: unknown) => {
        if (isWebPageError(error)) onChoose(undefined, unreadableText(error));
        else if (confirm) onChoose(picked);
      });
  };
  const change = (chosen: FileReading) => {
    if (!original) return;
    void task.run('reading', async () => {
      const found = await tellFile(original, chosen, layout);
      const next = found.view.isCertain ? await fileAsChosen(original, found, chosen) : undefined;
      return () => {
        setState({ original, told: found, reading: chosen, given: next });
        if (!confirm) onChoose(next);
      };
    });
  };
  const isOpen = told?.view.isCertain === false;
  const isHeld = isOpen || (confirm !== undefined && file === undefined);
  const isShown = told !== undefined && (layout !== undefined || told.view.encoding !== 'utf-8');
  return (
    <Box>
      <FileDrop
        {...drop}
        problem={isOpen ? undefined : drop.problem}
        file={isHeld || (file && file === given) ? original : file}
        onChoose={choose}
      />
      {told && isShown && (isHeld || file === given) ? (
        <Deferred>
          <ToldFields
            told={told}
            chosen={reading}
            disabled={drop.disabled}
            onChange={change}
            confirm={
              confirm && given && !isOpen ? { label: confirm, onClick: () => onChoose(given) } : undefined
            }
          />
        </Deferred>
      ) : null}
    </Box>
  );
}
