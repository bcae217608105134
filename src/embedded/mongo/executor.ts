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

/** How long commands run before what they did is committed and answered, and others are let in. */
const SLICE_MS = 25;
/** Touch no data. A driver that gets no greeting in time gives up all that it waits for. */
const GREETINGS = ['hello', 'isMaster', 'ismaster'];

/** Runs commands one after the other; those of a slice of time are committed together. */
export class Executor {
  readonly cursors = new Cursors();
  private readonly waiting: Task[] = [];
  private scheduled = false;

  constructor(
    private readonly engine: Engine,
    private readonly onError: (error: unknown) => void,
  ) {}

  submit(task: Task): void {
    if (GREETINGS.includes(nameOf(task.request))) {
      task.answer(this.run(task));
      return;
    }
    this.waiting.push(task);
    this.schedule();
  }

  /** Answers all that waits. */
  flush(): void {
    while (this.waiting.length > 0) this.runSlice();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      if (this.waiting.length > 0) this.runSlice();
      if (this.waiting.length > 0) this.schedule();
    });
  }

  /** Answers leave only after the commit. */
  private runSlice(): void {
    const slice: Task[] = [];
    let replies: Buffer[] = [];
    const run = () => {
      const end = performance.now() + SLICE_MS;
      do {
        const task = this.waiting.shift() as Task;
        slice.push(task);
        replies.push(this.run(task));
      } while (this.waiting.length > 0 && performance.now() < end);
    };
    try {
      if (this.waiting.some(({ request }) => commandOf(request)?.writes)) this.engine.write(run);
      else run();
    } catch (error) {
      this.onError(error);
      replies = slice.map(({ request }) => request.reply(null, errorDoc(error)));
    }
    slice.forEach(({ request, answer }, index) => {
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

  /** An error is this command's answer; only a failing disk ends the whole slice. */
  private run({ request, connection }: Task): Buffer {
    const { body, sequences } = request;
    const name = nameOf(request);
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

function nameOf({ body }: Request): string {
  return Object.keys(body)[0] ?? '';
}

function commandOf(request: Request): Command | undefined {
  const name = nameOf(request);
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
