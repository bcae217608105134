import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** All of it, readable. */
  text: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** Leaves mails without an answer until the function that it gives is called. */
  hold(): () => void;
  /** From now on every recipient is refused. */
  refuse(): void;
  stop(): Promise<void>;
}

/** A mail server on loopback that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refuses = false;
  let released = Promise.resolve();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, mails, { refuses: () => refuses, released: () => released });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    hold: () => {
      let release: () => void = () => undefined;
      released = new Promise((resolve) => (release = resolve));
      return release;
    },
    refuse: () => (refuses = true),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Mood {
  refuses(): boolean;
  released(): Promise<void>;
}

function serve(socket: Socket, mails: ReceivedMail[], { refuses, released }: Mood): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let pending = '';
  let isData = false;
  let to = '';
  const take = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(' ');
    if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
    if (verb === 'RCPT' && refuses()) return say('550 No such mailbox');
    if (verb === 'DATA') isData = true;
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
    return say(verb === 'DATA' ? '354 Go on' : '250 OK');
  };
  say('220 test');
  socket.on('data', (chunk: Buffer) => {
    pending += chunk.toString('latin1');
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const part = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (!isData) {
        take(part);
        continue;
      }
      isData = false;
      void released().then(() => {
        mails.push(read(to, part));
        say('250 Taken');
      });
    }
  });
}

function read(to: string, raw: string): ReceivedMail {
  const text = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { to, subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '', text };
}
