import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import { countries, countryCard } from '@domain/markets/country-card';
import { EmptyState } from '../../../shared/EmptyState';
import { useAddressParameter } from '../../../shared/useAddressParameter';
import { CountryCardView } from './CountryCardView';

const COUNTRIES = countries();

/** All that is to be known of one country; which one stands in the page's address. */
export function CountryMode() {
  const [code, setCode] = useAddressParameter('country');
  const chosen = COUNTRIES.find((country) => country.code === code) ?? null;
  const card = chosen && countryCard(chosen.code);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Card component="section" aria-label="Choose a country" sx={{ p: { xs: 2, md: 3 } }}>
        <Autocomplete
          options={COUNTRIES}
          value={chosen}
          autoHighlight
          getOptionLabel={({ name }) => name}
          getOptionKey={(option) => option.code}
          isOptionEqualToValue={(option, value) => option.code === value.code}
          filterOptions={(options, { inputValue }) => matching(options, inputValue)}
          onChange={(_, country) => setCode(country?.code ?? '')}
          noOptionsText="No country matches."
          sx={{ maxWidth: 480 }}
          renderOption={({ key, ...properties }, option) => (
            <Box component="li" key={key} {...properties}>
              <span>{option.name}</span>
              <Box component="span" sx={{ ml: 'auto', pl: 2, color: 'text.secondary' }}>
                {option.code}
              </Box>
            </Box>
          )}
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              label="Country"
              helperText="By its name or its code, such as GB or UK."
            />
          )}
        />
      </Card>
      {card ? (
        <CountryCardView card={card} />
      ) : (
        <Card>
          <EmptyState
            icon={<PublicIcon />}
            title="No country chosen"
            text="Choose one to see its domains, its languages and what Google and hreflang call them."
          />
        </Card>
      )}
    </Box>
  );
}

/** Codes first, then names that begin so, then the others. */
function matching(options: typeof COUNTRIES, input: string): typeof COUNTRIES {
  const wanted = input.trim().toLowerCase();
  if (wanted === '') return options;
  const code = wanted === 'uk' ? 'gb' : wanted;
  const rank = ({ code: own, name }: (typeof COUNTRIES)[number]) => {
    const lower = name.toLowerCase();
    if (own.toLowerCase() === code) return 0;
    return lower.startsWith(wanted) ? 1 : lower.includes(wanted) ? 2 : 3;
  };
  return options.filter((option) => rank(option) < 3).sort((a, b) => rank(a) - rank(b));
}
