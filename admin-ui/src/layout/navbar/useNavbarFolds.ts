import type { NavbarFold } from '@contracts/access/tool-sections';
import { useState } from 'react';
import { useSaveSettings } from '../../session/useSaveSettings';
import { useUser } from '../../session/useSession';

export interface NavbarFolds {
  isFolded: (id: NavbarFold) => boolean;
  toggle: (id: NavbarFold) => void;
}

/**
 * Which headings are folded, remembered with the account. That of the page that is open shows its entries whenever another
 * page opens; folded there, it stays so until then.
 */
export function useNavbarFolds(current: NavbarFold | undefined, path: string): NavbarFolds {
  const folded = useUser().data.settings.foldedSections ?? [];
  const save = useSaveSettings();
  const [foldedHere, setFoldedHere] = useState('');
  const isFolded = (id: NavbarFold) => (id === current ? foldedHere === path : folded.includes(id));
  const toggle = (id: NavbarFold) => {
    const willFold = !isFolded(id);
    if (id === current) setFoldedHere(willFold ? path : '');
    const others = folded.filter((each) => each !== id);
    save({ foldedSections: willFold ? [...others, id] : others });
  };
  return { isFolded, toggle };
}
