import { Int32 } from 'bson';
import { adminCommands } from './commands/admin';
import { checkFields, type Clients, type Command } from './commands/command';
import { Cursors } from './commands/cursors';
import { runExplain } from './commands/explain';
import { readCommands } from './commands/reads';
import { type Reply, type Steps, WAIT } from './commands/reply';
import { writeCommands } from './commands/writes';
import { errorDoc, outOfDiskSpace, StoreError } from './errors';
import type { Engine } from './storage/engine';
import { DiskFull, StorageFailure } from './storage/key-store';
import { Turns } from './turns';
import type { Request } from './wire';

const explain: Command = { fields: ['verbosity'], writes: false, run: runExplain };
const commands: Record<string, Command> = { ...adminCommands, ...readCommands, ...writeCommands, explain };

/** A request and where its answer goes. */
export interface Task {
  request: Request;
  connection: object;
  answer: (bytes: Buffer) => void;
}

/** What has begun and takes longer than its turn. */
interface Begun extends Task {
  steps?: Steps;
}

/** How long a store that ends goes on with what has begun. */
const FLUSH_MS = 1000;
/** How long the keys of what was dropped are removed for, behind the writes of a slice. */
const REMOVING_MS = 10;
/** Touch no data. A driver that gets no greeting in time gives up all that it waits for. */
const GREETINGS = ['hello', 'ismaster'];

/** Runs commands one after the other, long ones in turns; the writes of a slice of time are committed together. */
export class Executor {
  readonly cursors = new Cursors();
  private readonly clients: Clients = new Map();
  // Apart, so that reads do not share the fate of the writes that came with them.
  private readonly reads = new Turns<Begun>();
  private readonly writes = new Turns<Begun>();
  private scheduled = false;
  /** Not after a write that failed, until the next one succeeds. */
  private removes = true;

  constructor(
    private readonly engine: Engine,
    private readonly onError: (error: unknown) => void,
  ) {
    if (this.isRemoving()) this.schedule();
  }

  submit(task: Task): void {
    if (GREETINGS.includes(nameOf(task.request))) {
      task.answer(this.runWhole(task));
      return;
    }
    const turns = commandOf(task.request)?.writes ? this.writes : this.reads;
    turns.add(task);
    this.schedule();
  }

  /** Answers all that waits; what takes too long is refused. */
  flush(): void {
    const end = performance.now() + FLUSH_MS;
    while (this.isWaiting() && performance.now() < end) this.runSlice();
    const refusal = new StoreError(11600, 'interrupted at shutdown');
    for (const task of [...this.reads.takeAll(), ...this.writes.takeAll()]) refuse(task, refusal);
  }

  /** What a connection reads is given up when it ends. */
  forget(connection: object): void {
    this.cursors.killOf(connection);
    this.clients.delete(connection);
    this.reads.keep((task) => task.connection !== connection);
  }

  private isWaiting(): boolean {
    return !this.reads.isEmpty || !this.writes.isEmpty;
  }

  private isRemoving(): boolean {
    return this.removes && this.engine.hasDiscarded;
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.runSlice();
      if (this.isWaiting() || this.isRemoving()) this.schedule();
    });
  }

  private runSlice(): void {
    this.reads.run((task, end) => {
      const reply = this.run(task, end);
      if (reply) task.answer(reply);
      return reply !== null;
    });
    if (!this.writes.isEmpty || this.isRemoving()) this.write();
  }

  private write(): void {
    const begun = new Set<Begun>();
    const replies: { task: Task; reply: Buffer }[] = [];
    try {
      this.engine.write(() => {
        this.writes.run((task, end) => {
          // First, so that a task whose write meets a failing disk is among those that have begun.
          begun.add(task);
          const reply = this.run(task, end);
          if (reply) replies.push({ task, reply });
          return reply !== null;
        });
        this.engine.removeDiscarded(performance.now() + REMOVING_MS);
      });
      this.removes = true;
      for (const { task, reply } of replies) task.answer(reply);
    } catch (error) {
      this.removes = false;
      const told = error instanceof DiskFull ? outOfDiskSpace() : error;
      if (told === error) this.onError(error);
      for (const task of new Set([...begun, ...this.writes.takeAll()])) refuse(task, told);
    }
  }

  private runWhole(task: Task): Buffer {
    return this.run(task, Infinity) as Buffer;
  }

  /** Null when its turn is over before it ends. An error is its answer; only a failing disk ends the whole slice. */
  private run(task: Begun, end: number): Buffer | null {
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
    if (request.refusal) throw request.refusal;
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
    if (value === WAIT || performance.now() >= end) return null;
  }
}

/** Its steps come to no end of their own, and give up what they hold. */
function refuse({ steps, request, answer }: Begun, reason: unknown): void {
  steps?.return({});
  answer(request.reply(null, errorDoc(reason)));
}

function nameOf({ body }: Request): string {
  return Object.keys(body)[0] ?? '';
}

function commandOf(request: Request): Command | undefined {
  const name = nameOf(request);
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
