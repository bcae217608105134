import { MAX_OWN_KEYWORDS } from '@contracts/briefs/brief-limits';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CompetitorRows } from './CompetitorRows';
import { OrderChoice, OrderField } from './OrderFields';
import type { ComparisonForm } from './useComparisonForm';
import { nameOfCountry, nameOfLanguage } from '@domain/markets/names';

type Choices = readonly (readonly [code: string, name: string])[];

/** Languages that are told apart by their texts, so that none is missing that a page may be found to have. */
const LANGUAGES =
  'ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka km kn ko lo lt lv ml mr ms my nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi zh'.split(
    ' ',
  );

/** Where most searches are made, and their neighbours. */
const COUNTRIES =
  'AE AR AT AU BD BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IT JP KE KR LT LU LV MA MX MY NG NL NO NZ PE PH PK PL PT RO RS SA SE SG SI SK TH TR TW UA US VN ZA'.split(
    ' ',
  );

const named = (codes: readonly string[], nameOf: (code: string) => string): Choices =>
  codes
    .map((code): [string, string] => [code, nameOf(code)])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));

const LANGUAGE_CHOICES = named(LANGUAGES, nameOfLanguage);

const COUNTRY_CHOICES = named(COUNTRIES, nameOfCountry);

interface ComparisonFieldsProps {
  form: ComparisonForm;
  disabled: boolean;
  /** A further field beside the keyword. */
  children?: ReactNode;
}

/** A keyword, and who ranks for it. */
export function ComparisonFields({ form, disabled, children }: ComparisonFieldsProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            // What a field has chosen is read whole.
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              lg: `minmax(0, 1.5fr) minmax(200px, 1fr) minmax(0, 1fr)${children ? ' minmax(0, 1fr)' : ''}`,
            },
          }}
        >
          <OrderField form={form} name="keyword" label="Keyword" disabled={disabled} required />
          <OrderChoice
            form={form}
            name="language"
            label="Language"
            none="Same as the pages"
            choices={LANGUAGE_CHOICES}
            disabled={disabled}
          />
          <OrderChoice
            form={form}
            name="country"
            label="Country (optional)"
            none="None"
            choices={COUNTRY_CHOICES}
            disabled={disabled}
          />
          {children}
        </Box>
        <CompetitorRows form={form} disabled={disabled} />
        <OrderField
          form={form}
          name="ownKeywords"
          label="Your own keywords (optional)"
          hint={`One per line, up to ${MAX_OWN_KEYWORDS}. They count as terms beside those of the pages.`}
          disabled={disabled}
          rows={2}
        />
      </Box>
      {form.isKept ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {TEXT_MESSAGES.inputNotKept}
        </Alert>
      )}
    </>
  );
}
