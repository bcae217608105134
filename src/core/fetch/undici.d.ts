/** Parts of undici by their own paths: the whole of it brings caches, mocks and `fetch`, 8 MB in each thread. */
declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici';
  export default Agent;
}

declare module 'undici/lib/core/errors.js' {
  import { errors } from 'undici';
  export default errors;
}
