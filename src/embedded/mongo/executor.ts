import { Int32 } from 'bson';
import { adminCommands } from './commands/admin';
import { checkFields, type Clients, type Command } from './commands/command';
import { Cursors } from './commands/cursors';
import { readCommands } from './commands/reads';
import type { Reply, Steps } from './commands/reply';
import { writeCommands } from './commands/writes';
import { errorDoc, outOfDiskSpace, StoreError } from './errors';
import type { Engine } from './storage/engine';
import { DiskFull, StorageFailure } from './storage/key-store';
import type { Request } from './wire';

const commands: Record<string, Command> = { ...adminCommands, ...readCommands, ...writeCommands };

/** A request and where its answer goes. */
export interface Task {
  request: Request;
  connection: object;
  answer: (bytes: Buffer) => void;
}

/** What has begun and takes longer than its turn. */
interface Reading extends Task {
  steps?: Steps;
}

/** How long commands run before writes are committed and answered, and others are let in. */
const SLICE_MS = 25;
/** Touch no data. A driver that gets no greeting in time gives up all that it waits for. */
const GREETINGS = ['hello', 'ismaster'];

/** Runs commands one after the other, long reads in turns; the writes of a slice of time are committed together. */
export class Executor {
  readonly cursors = new Cursors();
  private readonly clients: Clients = new Map();
  // Apart, so that reads do not share the fate of the writes that came with them.
  private reads: Reading[] = [];
  private readonly writes: Task[] = [];
  private scheduled = false;

  constructor(
    private readonly engine: Engine,
    private readonly onError: (error: unknown) => void,
  ) {}

  submit(task: Task): void {
    if (GREETINGS.includes(nameOf(task.request))) {
      task.answer(this.runWhole(task));
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

  /** What a connection reads is given up when it ends. */
  forget(connection: object): void {
    this.cursors.killOf(connection);
    this.clients.delete(connection);
    this.reads = this.reads.filter((task) => task.connection !== connection);
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
    this.read();
    if (this.writes.length > 0) this.write();
  }

  /** One that does not end within the slice has its next turn behind the others. */
  private read(): void {
    const end = performance.now() + SLICE_MS;
    do {
      const task = this.reads.shift();
      if (!task) return;
      const reply = this.run(task, end);
      if (reply) task.answer(reply);
      else this.reads.push(task);
    } while (performance.now() < end);
  }

  private write(): void {
    const begun: Task[] = [];
    const replies: Buffer[] = [];
    try {
      this.engine.write(() => {
        const end = performance.now() + SLICE_MS;
        do {
          const task = this.writes.shift();
          if (!task) return;
          // First, so that a task whose write meets a failing disk is among those that have begun.
          begun.push(task);
          replies.push(this.runWhole(task));
        } while (performance.now() < end);
      });
      begun.forEach((task, i) => task.answer(replies[i] as Buffer));
    } catch (error) {
      const told = error instanceof DiskFull ? outOfDiskSpace() : error;
      if (told === error) this.onError(error);
      const refused = [...begun, ...this.writes.splice(0)];
      for (const { request, answer } of refused) answer(request.reply(null, errorDoc(told)));
    }
  }

  private runWhole(task: Task): Buffer {
    return this.run(task, Infinity) as Buffer;
  }

  /** Null when its turn is over before it ends. An error is its answer; only a failing disk ends the whole slice. */
  private run(task: Reading, end: number): Buffer | null {
    const { request } = task;
    try {
      const begun = task.steps ?? this.begin(task);
      const reply = 'next' in begun ? ended((task.steps = begun), end) : begun;
      return reply && request.reply(reply.elements ?? null, { ...reply.doc, ok: new Int32(1) });
    } catch (error) {
      if (error instanceof StorageFailure) throw error;
      return request.reply(null, errorDoc(error));
    }
  }

  private begin({ request, connection }: Task): Reply | Steps {
    const { body, sequences } = request;
    const command = commandOf(request);
    if (!command) throw new StoreError(59, `no such command: '${nameOf(request)}'`);
    checkFields(nameOf(request), command, body);
    const database = typeof body.$db === 'string' ? body.$db : 'admin';
    const { engine, cursors, clients } = this;
    return command.run({ engine, cursors, clients, database, body, sequences, connection });
  }
}

/** Goes on with a command until it ends or its turn is over. */
function ended(steps: Steps, end: number): Reply | null {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() >= end) return null;
  }
}

function nameOf({ body }: Request): string {
  return Object.keys(body)[0] ?? '';
}

function commandOf(request: Request): Command | undefined {
  const name = nameOf(request);
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
