import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const packet = (type: string, ...body: Buffer[]) => {
  const bytes = Buffer.concat(body);
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};

const welcome = packet('R', Buffer.alloc(4));
const ready = packet('Z', Buffer.from('I'));
const done = packet('C', Buffer.from('SELECT 0\0'));
/** Replies to the steps of the extended query protocol, by message letter. */
const steps: Record<string, Buffer> = {
  P: packet('1'),
  B: packet('2'),
  D: packet('n'),
  E: done,
  S: ready,
  Q: Buffer.concat([done, ready]),
};

interface Behaviour {
  /** Told of each statement; `cut` ends the connection instead of an answer, as a crash would. */
  onStatement?(text: string, cut: () => void): void;
  /** True to leave a statement unanswered, like a server that hangs. */
  hangsAt?(text: string): boolean;
  /** True to accept connections without ever answering. */
  isDumb?(): boolean;
}

/** As much of PostgreSQL as a client needs to believe in it: every statement succeeds, with no rows. */
export async function fakePostgres(behaviour: Behaviour = {}) {
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    if (!behaviour.isDumb?.()) attend(socket, behaviour, held);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cutAll = () => sockets.forEach((socket) => socket.resetAndDestroy());
  return {
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    cutAll,
    /** Answers what it has left without an answer. */
    goOn: () => held.splice(0).forEach((answer) => answer()),
    countConnections: () => sockets.size,
    close: () => {
      cutAll();
      server.close();
    },
  };
}

function attend(socket: Socket, { onStatement, hangsAt }: Behaviour, held: (() => void)[]) {
  let isHanging = false;
  const write = (bytes: Buffer) => {
    if (isHanging) held.push(() => void (socket.writable && socket.write(bytes)));
    else if (socket.writable) socket.write(bytes);
  };
  let rest = Buffer.alloc(0);
  let isIn = false;
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes as Buffer]);
    if (!isIn) {
      const length = rest.readInt32BE(0);
      rest = rest.subarray(length);
      isIn = true;
      socket.write(Buffer.concat([welcome, ready]));
    }
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      const type = String.fromCharCode(rest[0] ?? 0);
      if (type === 'P' || type === 'Q') {
        const text = rest.toString('utf8', 5, end).replaceAll('\0', ' ').trim();
        onStatement?.(text, () => socket.resetAndDestroy());
        isHanging ||= hangsAt?.(text) ?? false;
      }
      const answer = steps[type];
      if (answer) write(answer);
      rest = rest.subarray(end);
    }
  });
}
