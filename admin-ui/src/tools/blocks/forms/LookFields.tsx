import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { BLOCK_SCHEMES, type BlockScheme, HEADING_LEVELS } from '@contracts/blocks/block-parts';
import { SwitchField } from '../../../shared/form/SwitchField';
import { ChoiceField } from '../fields/ChoiceField';
import { FoldedGroup } from '../fields/FoldedGroup';
import { LOCALES } from './locales';
import { ThemePresets } from './ThemePresets';

const SCHEME_NAMES: Record<BlockScheme, string> = {
  light: 'Light',
  dark: 'Dark',
  auto: 'By the reader’s system',
};
const SCHEMES = BLOCK_SCHEMES.filter((scheme) => scheme !== 'light').map((value) => ({
  value,
  text: SCHEME_NAMES[value],
}));
const LEVELS = HEADING_LEVELS.map((value) => ({ value, text: `Heading ${value}` }));
const NAMES = ['scheme', 'headingLevel', 'atTop', 'locale'];

/** How the whole block shows. Pros and cons have neither pictures nor prices. */
export function LookFields({ withProducts = true }: { withProducts?: boolean }) {
  return (
    <FoldedGroup title="Look" summary="Color scheme, theme, headings" names={NAMES}>
      <ChoiceField name="scheme" label="Color scheme" none={SCHEME_NAMES.light} choices={SCHEMES} />
      <ThemePresets />
      <ChoiceField
        name="headingLevel"
        label="Titles in the page"
        none="Plain text"
        choices={LEVELS}
        help="A heading shows in the page’s outline and table of contents"
      />
      {withProducts ? (
        <>
          <ChoiceField
            name="locale"
            label="Language of prices"
            none="English (United States)"
            choices={LOCALES}
          />
          <SwitchField name="atTop" label="At the top of the page" help={BLOCK_MESSAGES.atTopHelp} />
        </>
      ) : null}
    </FoldedGroup>
  );
}
