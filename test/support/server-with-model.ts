import { type ModelServer, type Reply, startModelServer } from './misbehaving-model';
import { WRITES } from './model-writes';
import { type ServerOptions, startServer, type TestServer } from './server';

export const KEY = 'sk-very-secret-0123456789';

/** Jest's, or Playwright's `test`. */
interface Hooks {
  beforeAll(run: () => Promise<void>): void;
  beforeEach(run: () => void): void;
  afterAll(run: () => Promise<void>): void;
}

interface Options {
  /** What the model answers before each test. */
  reply?: Reply;
  /** Asked for when it starts. */
  env?: () => ServerOptions['env'];
}

/**
 * A server and its model of a spec file: started before its tests, stopped after the last. Of its own: whether there is a model
 * is a matter of the settings that a server starts with.
 */
export function useServerWithModel(
  { beforeAll, beforeEach, afterAll }: Hooks,
  { reply = WRITES, env }: Options = {},
): { model: ModelServer; server: TestServer } {
  const [model, server] = [{} as ModelServer, {} as TestServer];
  beforeAll(async () => {
    Object.assign(model, await startModelServer(reply));
    const settings = { LLM_BASE_URL: model.baseUrl, LLM_API_KEY: KEY, LLM_MODEL: 'test-model' };
    Object.assign(server, await startServer({ env: { ...settings, ...env?.() } }));
  });
  beforeEach(() => {
    model.answerWith(reply);
    model.requests.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });
  return { model, server };
}
