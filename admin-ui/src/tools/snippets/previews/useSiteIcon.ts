import { parseUrl } from '@contracts/validation/parse-url';
import { useState } from 'react';

/** The address of a site's icon, known from the last page that was read; empty for any other site. */
export function useSiteIcon(address: string) {
  const [found, setFound] = useState({ site: '', icon: '' });
  return {
    icon: found.site !== '' && found.site === siteOf(address) ? found.icon : '',
    onIcon: (page: string, icon: string) => setFound({ site: siteOf(page), icon }),
  };
}

function siteOf(address: string): string {
  return parseUrl(address)?.origin ?? '';
}
