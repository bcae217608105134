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
        problem={(text) => (text && safeImage(text) === undefined ? BLOCK_MESSAGES.imageProblem : undefined)}
      />
      <TextInput
        name={`${path}imageAlt`}
        label="Image description"
        help={() => 'For readers who cannot see it. Leave empty to use the product’s name.'}
      />
      <LinkInput name={`${path}imageHref`} label="Image link" />
    </>
  );
}

/** An address that a click leads to. */
export function LinkInput({ name, label }: { name: string; label: string }) {
  return <TextInput name={name} label={label} type="url" help={linkHelp} problem={linkProblem} />;
}

function linkHelp(text: string): string | undefined {
  return text === newButton().link ? BLOCK_MESSAGES.exampleLink : undefined;
}

function linkProblem(text: string): string | undefined {
  return text && safeLink(text) === undefined ? BLOCK_MESSAGES.linkProblem : undefined;
}
