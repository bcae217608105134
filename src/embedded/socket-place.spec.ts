import { rmSync, statSync } from 'node:fs';
import os from 'node:os';
import { dirname } from 'node:path';
import { type SocketPlace, socketPlace } from './socket-place';

let place: SocketPlace;

afterEach(() => {
  jest.restoreAllMocks();
  if (place.folder) rmSync(place.folder, { recursive: true });
});

it.each(['store', 'queue'] as const)('of the %s is in a folder that only its owner can enter', (purpose) => {
  place = socketPlace(purpose);
  expect(dirname(place.path)).toBe(place.folder);
  expect(statSync(place.folder!).mode & 0o777).toBe(0o700);
});

it.each(['store', 'queue'] as const)(
  'of the %s is short where the folder for such things is not',
  (purpose) => {
    jest.spyOn(os, 'tmpdir').mockReturnValue(`/tmp/${'long/'.repeat(20)}`);
    place = socketPlace(purpose);
    expect(place.path.length).toBeLessThan(100);
  },
);
