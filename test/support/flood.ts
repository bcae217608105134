import type { Socket } from 'node:net';

/** Writes the same again and again, as fast as it is taken. */
export function flood(socket: Socket, piece: string | Buffer): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}
