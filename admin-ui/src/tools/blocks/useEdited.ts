import { type BlockVariant, type SavedBlockView } from '@contracts/blocks/blocks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SUB_TOOL_PARAMETER } from '../../shared/subToolPath';
import type { FormShape } from './editor/formShape';

/** What the editor has open. */
export interface Edited {
  variant: BlockVariant;
  saved?: SavedBlockView;
  changes?: FormShape;
}

const HASH = '#edit-';
const hashOf = ({ variant, saved }: Edited) => HASH + (saved?.id ?? variant);

/**
 * What the editor has open stands in the address's hash, so that Back leads from it to the styles. A style that a link names
 * is opened over them, too.
 */
export function useEdited(variants: readonly BlockVariant[] | undefined, hasUnsaved: boolean) {
  const [edited, setEdited] = useState<Edited>();
  const [wasOpen, setWasOpen] = useState(false);
  const location = useLocation();
  const { pathname, hash } = location;
  const navigate = useNavigate();
  const isOpen = edited !== undefined && hash === hashOf(edited);
  if (isOpen && !wasOpen) setWasOpen(true);

  const named = useSearchParams()[0].get(SUB_TOOL_PARAMETER);
  const [asked, setAsked] = useState<string | null>(null);
  if (variants && named !== null && named !== asked) setAsked(named);
  if (named === null && asked !== null) {
    setAsked(null);
    const variant = variants?.find((each) => each === asked);
    if (variant) setEdited({ variant });
  }
  // A reload, or the way forward: a saved block, or what was not saved, is opened from the page instead.
  const variantOfHash = (named ?? asked) ? undefined : variants?.find((each) => hash === HASH + each);
  if (variantOfHash && !edited && !hasUnsaved) setEdited({ variant: variantOfHash });

  const follow = useEffectEvent(() => {
    if (named !== null) {
      if (named === asked) navigate({ hash }, { replace: true });
    } else if (edited) {
      if (!isOpen && !wasOpen) navigate({ hash: hashOf(edited) }, { state: { fromPage: true } });
    } else if (variants && asked === null && hash.startsWith(HASH)) navigate(pathname, { replace: true });
  });
  useEffect(() => follow(), [variants, named, asked, hash, edited]);

  const close = () => {
    const state = location.state as { fromPage?: boolean } | null;
    if (state?.fromPage) navigate(-1);
    else navigate(pathname, { replace: true });
  };
  const forget = () => {
    setEdited(undefined);
    setWasOpen(false);
  };
  return { edited: isOpen || wasOpen ? edited : undefined, isOpen, open: setEdited, close, forget };
}
