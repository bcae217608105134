import type { WatchDto, WatchImportDto, WatchSettingsDto } from '@contracts/watches/watches.dto';
import type { Resolver } from 'react-hook-form';
import { wholeAddress } from '../../../shared/addresses/wholeAddress';
import { lazyResolver } from '../../../shared/form/lazyResolver';
import { settingsOf } from '../shown/watchSettings';
import type { WatchValues } from './watchValues';

const loadDtos = () => import('@contracts/watches/watches.dto');

/** One page, several, or the settings of one that is watched already. */
export type WatchFormKind = 'one' | 'several' | 'settings';

const RESOLVERS = {
  one: lazyResolver<WatchValues, WatchDto>(async () => (await loadDtos()).WatchDto),
  several: lazyResolver<WatchValues, WatchImportDto>(async () => (await loadDtos()).WatchImportDto),
  settings: lazyResolver<WatchValues, WatchSettingsDto>(async () => (await loadDtos()).WatchSettingsDto),
};

/** What is sent of what was entered. */
export function requestOf(kind: WatchFormKind, values: WatchValues): object {
  const settings = settingsOf(values);
  if (kind === 'one') return { ...settings, url: wholeAddress(values.url) };
  return kind === 'several' ? { ...settings, name: '', text: values.text } : settings;
}

export interface WatchFormContext {
  kind: WatchFormKind;
}

/** The call's own rules over what is going to be sent. */
export const watchResolver: Resolver<WatchValues, WatchFormContext> = async (values, context, options) => {
  const kind = context?.kind ?? 'one';
  const check = RESOLVERS[kind] as unknown as Resolver<WatchValues, WatchFormContext>;
  return check(requestOf(kind, values) as WatchValues, context, options);
};

export const preloadWatchForm = Object.assign(() => RESOLVERS.one.preload(), {
  preload: RESOLVERS.one.preload,
});
