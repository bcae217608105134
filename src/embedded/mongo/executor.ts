import { Int32 } from 'bson';
import { adminCommands } from './commands/admin';
import { checkFields, type Command } from './commands/command';
import { Cursors } from './commands/cursors';
import { readCommands } from './commands/reads';
import { writeCommands } from './commands/writes';
import { errorDoc, StoreError } from './errors';
import type { Engine } from './storage/engine';
import { StorageFailure } from './storage/key-store';
import type { Collection } from './storage/collection';
import { find } from './storage/find';
import type { Request } from './wire';

const commands: Record<string, Command> = { ...adminCommands, ...readCommands, ...writeCommands };

/** A request and where its answer goes. */
export interface Task {
  request: Request;
  connection: object;
  answer: (bytes: Buffer) => void;
}

/** Runs commands one after the other; what comes in one turn of the event loop is committed together. */
export class Executor {
  readonly cursors = new Cursors();
  private waiting: Task[] = [];
  private scheduled = false;

  constructor(
    private readonly engine: Engine,
    private readonly onError: (error: unknown) => void,
  ) {}

  submit(task: Task): void {
    this.waiting.push(task);
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.flush());
  }

  /** Answers all that waits; answers leave only after the commit. */
  flush(): void {
    const tasks = this.waiting;
    this.waiting = [];
    this.scheduled = false;
    if (tasks.length === 0) return;
    const writes = tasks.some(({ request }) => commandOf(request)?.writes);
    let replies: Buffer[];
    try {
      const runAll = () => tasks.map(({ request, connection }) => this.run(request, connection));
      replies = writes ? this.engine.write(runAll) : runAll();
    } catch (error) {
      this.onError(error);
      replies = tasks.map(({ request }) => request.reply(null, errorDoc(error)));
    }
    tasks.forEach(({ request, answer }, index) => {
      if (request.answered) answer(replies[index] as Buffer);
    });
  }

  /** Deletes what TTL indexes say is over, and cursors that nobody reads. */
  expire(now: Date): void {
    this.cursors.killIdle(now.getTime());
    try {
      for (const collection of this.engine.allCollections()) this.expireIn(collection, now);
    } catch (error) {
      this.onError(error);
    }
  }

  private expireIn(collection: Collection, now: Date): void {
    for (const { lifetime, fields } of collection.indexes) {
      const path = fields[0]?.path;
      if (lifetime === null || path === undefined) continue;
      const filter = { [path]: { $lt: new Date(now.getTime() - lifetime * 1000) } };
      const over = [...find(collection, filter)];
      if (over.length === 0) continue;
      this.engine.write(() => {
        for (const { record, doc } of over) collection.delete(record, doc);
      });
    }
  }

  /** An error is this command's answer; only a failing disk ends the whole batch. */
  private run(request: Request, connection: object): Buffer {
    const { body, sequences } = request;
    const name = Object.keys(body)[0] ?? '';
    try {
      const command = commandOf(request);
      if (!command) throw new StoreError(59, `no such command: '${name}'`);
      checkFields(name, command, body);
      const database = typeof body.$db === 'string' ? body.$db : 'admin';
      const context = { engine: this.engine, cursors: this.cursors, database, body, sequences, connection };
      const { elements = null, doc = {} } = command.run(context);
      return request.reply(elements, { ...doc, ok: new Int32(1) });
    } catch (error) {
      if (error instanceof StorageFailure) throw error;
      return request.reply(null, errorDoc(error));
    }
  }
}

function commandOf({ body }: Request): Command | undefined {
  const name = Object.keys(body)[0] ?? '';
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
