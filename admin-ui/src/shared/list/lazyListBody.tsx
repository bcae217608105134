import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { lazyBody } from '../lazyBody';

/** The `ListBody` of a resource, of a module that exports it by name. */
export function lazyListBody<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazyBody(load, name, Outline);
}

function Outline() {
  return <Skeleton variant="rounded" height={320} data-outline />;
}
