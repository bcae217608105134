import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { BLOCK_SCHEMES, type BlockScheme, HEADING_LEVELS } from '@contracts/blocks/block-parts';
import { SwitchField } from '../../../shared/form/SwitchField';
import { ChoiceField } from '../fields/ChoiceField';
import { FoldedGroup } from '../fields/FoldedGroup';
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
        help="A heading shows in the page’s outline and table of contents."
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

const TAGS = [
  'en-GB',
  'en-CA',
  'en-AU',
  'en-IN',
  'de-DE',
  'de-AT',
  'de-CH',
  'es-ES',
  'es-MX',
  'fr-FR',
  'fr-CA',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'ja-JP',
  'ar-AE',
];
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The languages and regions on offer beside English of the USA, by their names. */
const LOCALES = TAGS.map((value) => ({ value, text: LANGUAGES.of(value) ?? value })).sort((a, b) =>
  a.text.localeCompare(b.text, 'en'),
);
