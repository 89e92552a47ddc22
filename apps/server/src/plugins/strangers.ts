import type { Socket } from 'node:net';
import { failures } from '@cheese/domain/texts/failures';
import type { FastifyServerOptions } from 'fastify';

/** Answers malformed or oversized HTTP with the usual envelope and closes the connection. */
export const refuseStrangers: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket: Socket,
) => {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const key = error.code === 'HPE_HEADER_OVERFLOW' ? 'call.headersTooLarge' : 'call.invalid';
  const { status, message } = failures[key];
  const body = JSON.stringify({ flag: status, message, data: null, key });
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
