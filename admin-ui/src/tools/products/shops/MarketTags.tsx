import { MAX_SHOP_TAG } from '@contracts/products/shops';
import { searchMatcher } from '@domain/text/search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { exampleLink, type ShopValues } from './shopValues';
import { ShopInput } from './ShopInput';

/** Markets that show before more are asked for. */
const FIRST = 6;

/** The tag at each of Amazon's markets: those with one first, the others on demand. */
export function MarketTags({ at }: { at: string }) {
  const { defaultValues, errors } = useFormState<ShopValues>({ name: 'tags' });
  const tags = useWatch<ShopValues, 'tags'>({ name: 'tags' });
  const [sought, setSought] = useState('');
  const [isWhole, setWhole] = useState(false);
  const matches = searchMatcher(sought);
  const isShown = (index: number) => {
    const { name = '', shop = '' } = tags[index] ?? {};
    if (errors.tags?.[index]) return true;
    if (sought.trim() !== '') return matches(`${name} ${shop}`);
    return isWhole || index < FIRST || shop === at || Boolean(defaultValues?.tags?.[index]?.tag);
  };
  const shown = tags.map((_, index) => index).filter(isShown);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        type="search"
        label="Search the markets"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        sx={{ maxWidth: { sm: 320 } }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
        }}
      >
        {shown.map((index) => (
          <MarketTag key={tags[index]?.shop} index={index} isAsked={tags[index]?.shop === at} />
        ))}
      </Box>
      {shown.length === 0 ? <Typography color="text.secondary">No market has this name.</Typography> : null}
      {sought === '' && !isWhole && shown.length < tags.length ? (
        <div>
          <Button size="small" onClick={() => setWhole(true)}>
            Show all {tags.length} markets
          </Button>
        </div>
      ) : null}
    </Box>
  );
}

function MarketTag({ index, isAsked }: { index: number; isAsked: boolean }) {
  const { name, shop, parameter, tag } = useWatch<ShopValues, `tags.${number}`>({ name: `tags.${index}` });
  return (
    <ShopInput
      name={`tags.${index}.tag`}
      label={name}
      placeholder="yourtag-20"
      autoFocus={isAsked}
      maxLength={MAX_SHOP_TAG}
      help={exampleLink(shop, parameter, tag) ?? shop}
    />
  );
}
