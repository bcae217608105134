import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { newButton } from '@domain/blocks/defaults';
import { safeImage, safeLink } from '@domain/blocks/links';
import { TextInput } from './TextInput';

/** The fields of a block's picture; `path` is where they stand in the config, with its dot. */
export function ImageFields({ path = '' }: { path?: string }) {
  return (
    <>
      <TextInput
        name={`${path}image`}
        label="Image URL"
        help={(text) => (text && safeImage(text) === undefined ? BLOCK_MESSAGES.imageHint : undefined)}
      />
      <TextInput
        name={`${path}imageAlt`}
        label="Image description"
        help={() => 'For readers who do not see it. Empty: the product’s name'}
      />
      <LinkInput name={`${path}imageHref`} label="Image link" />
    </>
  );
}

/** An address that a click leads to. */
export function LinkInput({ name, label }: { name: string; label: string }) {
  return <TextInput name={name} label={label} type="url" help={linkHelp} />;
}

function linkHelp(text: string): string | undefined {
  if (text === newButton().link) return BLOCK_MESSAGES.exampleLink;
  return text && safeLink(text) === undefined ? BLOCK_MESSAGES.linkHint : undefined;
}
