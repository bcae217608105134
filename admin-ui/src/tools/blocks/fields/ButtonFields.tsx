import { newButton } from '@domain/blocks/defaults';
import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { type Ground, isReadable, isSeen, safeColor } from '@domain/blocks/colors';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { ColorField } from './ColorField';
import { useGrounds } from './useGrounds';
import { LinkInput } from './ImageFields';
import { SortableFields } from './SortableFields';
import { TextInput } from './TextInput';

/** The calls to action of a product. */
export function ButtonFields({ name }: { name: string }) {
  return (
    <SortableFields
      name={name}
      title="Buttons"
      entryName="Button"
      newEntry={newButton}
      renderEntry={(path) => (
        <>
          <TextInput
            name={`${path}text`}
            label="Button text"
            help={(text) =>
              text.includes('{product}') ? '{product} becomes the product’s name.' : undefined
            }
          />
          <LinkInput name={`${path}link`} label="Button link" />
          <ButtonColors path={path} />
        </>
      )}
    />
  );
}

function ButtonColors({ path }: { path: string }) {
  const colors = useWatch({ name: [`${path}textColor`, `${path}bgColor`] }) as unknown[];
  const [text = '', background = ''] = colors.map((color) => safeColor(String(color), ''));
  const warning =
    text && background && !isReadable(text, background) ? BLOCK_MESSAGES.buttonUnreadable : undefined;
  const unseen = useGrounds().find((ground: Ground) => background && !isSeen(background, ground));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
      }}
    >
      <ColorField name={`${path}textColor`} label="Text color" warning={warning} />
      <ColorField
        name={`${path}bgColor`}
        label="Button color"
        warning={unseen && BLOCK_MESSAGES.buttonUnseen(unseen)}
      />
    </Box>
  );
}
