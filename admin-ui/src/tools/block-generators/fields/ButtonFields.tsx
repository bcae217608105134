import { newButton } from '@domain/blocks/defaults';
import Box from '@mui/material/Box';
import { ColorField } from './ColorField';
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
            help={(text) => (text.includes('{product}') ? '{product} becomes the product’s name' : undefined)}
          />
          <LinkInput name={`${path}link`} label="Button link" />
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
            }}
          >
            <ColorField name={`${path}textColor`} label="Text colour" />
            <ColorField name={`${path}bgColor`} label="Button colour" />
          </Box>
        </>
      )}
    />
  );
}
