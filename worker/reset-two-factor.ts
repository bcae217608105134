import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule } from '../src/config/config.module';
import type { Environment } from '../src/config/environment';
import { readEnvironment } from '../src/config/read-environment';
import { DatabaseModule } from '../src/core/database/database.module';
import { AppError } from '../src/core/errors/app-error';
import { startFailureOf } from '../src/core/process/start-failure';
import { ThrottleModule } from '../src/core/throttle/throttle.module';
import { startEmbeddedMongo } from '../src/embedded/mongo/start';
import { TwoFactorService } from '../src/modules/users/two-factor.service';
import { UsersModule } from '../src/modules/users/users.module';

const USAGE = 'Name the account: npm run two-factor:reset -- admin@example.com';

@Module({ imports: [DatabaseModule, ThrottleModule, UsersModule] })
class ResetModule {
  static forRoot(environment: Environment): DynamicModule {
    return { module: ResetModule, imports: [ConfigModule.forRoot(environment)] };
  }
}

/** `npm run two-factor:reset`: lets an account log in with its password alone, where no other admin can. */
async function main([email]: string[]): Promise<void> {
  if (!email) throw new Error(USAGE);
  const given = readEnvironment('all-in-one');
  const embedded = given.mongodbUri ? undefined : await startEmbeddedMongo(given);
  const mongodbUri = embedded?.uri ?? given.mongodbUri;
  try {
    const done = await reset({ ...given, mongodbUri, queueUrl: '' }, email);
    process.stdout.write(
      `Two-factor login of ${done} is reset: the password alone logs in. Set it up again soon.\n`,
    );
  } finally {
    await embedded?.close();
  }
}

async function reset(environment: Environment, email: string): Promise<string> {
  const context = await NestFactory.createApplicationContext(ResetModule.forRoot(environment), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    return await context.get(TwoFactorService, { strict: false }).resetByOperator(email);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      throw new Error(`No account has the email ${email}.`, { cause: error });
    }
    throw error;
  } finally {
    await context.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${startFailureOf(error)}\n`);
  process.exit(1);
});
