import { AsyncLocalStorage } from 'node:async_hooks';
import { ModulesContainer } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { type Statement, statementsOf } from './statements';

/** Values that are kept of one shape: with some an index helps more than with others. */
const KEPT = 6;
const KEPT_OF_ALL = 1;

export interface Recorded extends Statement {
  /** The method that asked, where it is known. */
  by: string;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

/** What an application asks of its database, and which of the methods that may ask did. */
export class Recorder {
  private readonly asker = new AsyncLocalStorage<string>();
  private readonly methods = new Map<string, boolean>();
  private readonly undo: (() => void)[] = [];
  private readonly byShape = new Map<string, Map<string, Recorded>>();
  private isOn = true;

  listen(client: mongo.MongoClient): void {
    client.on('commandStarted', ({ commandName, command }) => {
      if (!this.isOn) return;
      for (const statement of statementsOf(commandName, command)) this.keep(statement);
    });
  }

  /** Watches the methods of all that is given a model or the connection. */
  watch(context: INestApplicationContext): void {
    for (const { providers, metatype: module } of context.get(ModulesContainer).values()) {
      for (const { metatype } of providers.values()) {
        const isClass = typeof metatype === 'function' && metatype !== module;
        if (isClass && asksTheDatabase(metatype)) this.wrap(metatype);
      }
    }
  }

  stop(): void {
    this.isOn = false;
    for (const restore of this.undo.splice(0)) restore();
  }

  statements(): Recorded[] {
    return [...this.byShape.values()].flatMap((values) => [...values.values()]);
  }

  /** Those that nobody has called. */
  silentMethods(): string[] {
    return [...this.methods].filter(([, called]) => !called).map(([name]) => name);
  }

  private keep(statement: Statement): void {
    const known = this.byShape.get(statement.shape) ?? new Map<string, Recorded>();
    this.byShape.set(statement.shape, known);
    if (known.size >= (statement.all ? KEPT_OF_ALL : KEPT)) return;
    known.set(JSON.stringify(statement.command), { ...statement, by: this.asker.getStore() ?? '' });
  }

  private wrap({ name: owner, prototype }: { name: string; prototype: object }): void {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const method: unknown = property.value;
      const label = `${owner}.${name}`;
      if (typeof method !== 'function' || name === 'constructor' || this.methods.has(label)) continue;
      this.methods.set(label, false);
      const { methods, asker } = this;
      const watched: Method = function (...given) {
        methods.set(label, true);
        const result = asker.run(label, () => (method as Method).apply(this, given));
        return isQuery(result) ? asking(result, (ask) => asker.run(label, ask)) : result;
      };
      Object.defineProperty(prototype, name, { ...property, value: watched });
      this.undo.push(() => Object.defineProperty(prototype, name, property));
    }
  }
}

interface Query {
  exec: () => Promise<unknown>;
}

/** Whether it is one of mongoose's, which asks when somebody waits for it. */
function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'exec' in value && typeof value.exec === 'function';
}

function asking(query: Query, run: (ask: () => Promise<unknown>) => Promise<unknown>): Query {
  const exec = query.exec.bind(query);
  query.exec = () => run(exec);
  return query;
}

/** Whether Nest gives it a model or the connection. */
function asksTheDatabase(provider: object): boolean {
  const given = (Reflect.getMetadata('self:paramtypes', provider) ?? []) as { param: unknown }[];
  return given.some(({ param }) => /^(.*Model|DatabaseConnection)$/.test(String(param)));
}
