import { Int32 } from 'bson';
import { adminCommands } from './commands/admin';
import { checkFields, type Command } from './commands/command';
import { Cursors } from './commands/cursors';
import { readCommands } from './commands/reads';
import { writeCommands } from './commands/writes';
import { errorDoc, outOfDiskSpace, StoreError } from './errors';
import type { Engine } from './storage/engine';
import { DiskFull, StorageFailure } from './storage/key-store';
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

interface Answered {
  task: Task;
  reply?: Buffer;
}

/** How long commands run before they are answered, writes after their commit, and others are let in. */
const SLICE_MS = 25;
/** Touch no data. A driver that gets no greeting in time gives up all that it waits for. */
const GREETINGS = ['hello', 'isMaster', 'ismaster'];

/** Runs commands one after the other; the writes of a slice of time are committed together. */
export class Executor {
  readonly cursors = new Cursors();
  // Apart, so that reads do not share the fate of the writes that came with them.
  private readonly reads: Task[] = [];
  private readonly writes: Task[] = [];
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
    const queue = commandOf(task.request)?.writes ? this.writes : this.reads;
    queue.push(task);
    this.schedule();
  }

  /** Answers all that waits. */
  flush(): void {
    while (this.isWaiting()) this.runSlice();
  }

  private isWaiting(): boolean {
    return this.reads.length > 0 || this.writes.length > 0;
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.runSlice();
      if (this.isWaiting()) this.schedule();
    });
  }

  private runSlice(): void {
    const read: Answered[] = [];
    this.runInTime(this.reads, read);
    answer(read);
    if (this.writes.length > 0) answer(this.commitSlice());
  }

  private commitSlice(): Answered[] {
    const written: Answered[] = [];
    try {
      this.engine.write(() => this.runInTime(this.writes, written));
      return written;
    } catch (error) {
      const told = error instanceof DiskFull ? outOfDiskSpace() : error;
      if (told === error) this.onError(error);
      const refused = [...written.map(({ task }) => task), ...this.writes.splice(0)];
      return refused.map((task) => ({ task, reply: task.request.reply(null, errorDoc(told)) }));
    }
  }

  /** At least one. A task whose write meets a failing disk is among those that have begun. */
  private runInTime(waiting: Task[], begun: Answered[]): void {
    const end = performance.now() + SLICE_MS;
    for (let task = waiting.shift(); task; task = performance.now() < end ? waiting.shift() : undefined) {
      const answered: Answered = { task };
      begun.push(answered);
      answered.reply = this.run(task);
    }
  }

  /** Deletes what TTL indexes say is over, and cursors that nobody reads. */
  expire(now: Date): void {
    this.cursors.killIdle(now.getTime());
    try {
      for (const collection of this.engine.allCollections()) this.expireIn(collection, now);
    } catch (error) {
      if (!(error instanceof DiskFull)) this.onError(error);
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

function answer(tasks: Answered[]): void {
  for (const { task, reply } of tasks) if (task.request.answered && reply) task.answer(reply);
}

function nameOf({ body }: Request): string {
  return Object.keys(body)[0] ?? '';
}

function commandOf(request: Request): Command | undefined {
  const name = nameOf(request);
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
