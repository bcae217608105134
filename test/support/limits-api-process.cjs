/**
 * The API over MONGODB_URI as `main.ts` starts it, with every limited tool built, and one route more that costs an operation
 * of the plan, since no tool has one yet. It makes no jobs, so its queue takes none.
 */
const { join } = require('node:path');

const dist = (path) => require(join(__dirname, '../../dist/src', path));
// First of all: what is made of the catalogue is made when it is loaded.
for (const tool of dist('contracts/access/tools').TOOLS) if (tool.limits) tool.ready = true;

require('reflect-metadata');
const { Controller, Param, Post } = require('@nestjs/common');
const { parseEnvironment } = dist('config/environment');
const { AppModule } = dist('app.module');
const { createApp } = dist('create-app');
const { AnyUser } = dist('core/auth/access.decorator');
const { CurrentUser } = dist('core/auth/current-user.decorator');
const { SetupService } = dist('modules/setup/setup.service');
const { UsageService } = dist('modules/usage/usage.service');

class OperationsController {
  constructor(usage) {
    this.usage = usage;
  }

  async use(user, tool) {
    const planned = await this.usage.plan(user, { tool, amounts: { numberOfOperations: 1 } });
    if (planned) await this.usage.consume(planned);
    return { counted: planned !== null };
  }
}
const { prototype } = OperationsController;
Controller('test/operations')(OperationsController);
AnyUser()(OperationsController);
Post(':tool')(prototype, 'use', Object.getOwnPropertyDescriptor(prototype, 'use'));
CurrentUser()(prototype, 'use', 0);
Param('tool')(prototype, 'use', 1);
Reflect.defineMetadata('design:paramtypes', [UsageService], OperationsController);
Reflect.defineMetadata('design:paramtypes', [Object, String], prototype, 'use');
const controllers = Reflect.getMetadata('controllers', AppModule);
Reflect.defineMetadata('controllers', [...controllers, OperationsController], AppModule);

const nothing = async () => ({});
const jobs = { add: nothing, remove: nothing, getJobCounts: nothing, close: nothing };
const queue = { createQueue: () => jobs, ping: nothing, close: nothing };

async function main() {
  const app = await createApp({ environment: parseEnvironment(process.env, 'all-in-one'), queue });
  await app.get(SetupService).run({ generateAdmin: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
  process.stdout.write(`READY ${await app.getUrl()}\n`);
}

void main();
