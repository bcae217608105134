export interface StoreSettings {
  dataDir: string;
  durability: 'fsync' | 'none';
}

/** What `npm run store` honours: the folder, and for tests the waiver of durability. */
export function readStoreSettings(variables: NodeJS.ProcessEnv = process.env): StoreSettings {
  return {
    dataDir: variables.DATA_DIR?.trim() || '.data',
    durability: variables.DURABILITY === 'none' ? 'none' : 'fsync',
  };
}
