/** A file of scripts that a build has made; all that is used of a module is in one of them. */
export interface BuiltChunk {
  file: string;
  name: string;
  /** As it is sent, about. */
  bytes: number;
  modules: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
  isDynamicEntry: boolean;
}
