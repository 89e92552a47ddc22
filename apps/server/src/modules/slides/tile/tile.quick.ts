import type { RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { alwaysSent } from '../../../plugins/headers';
import { sentWithTile } from './tile.headers';

/** A tile that needs nothing any more but to be sent. */
export interface TileAtHand {
  bytes: Buffer;
  /** The seconds that its address is still good for. */
  leftS: number;
}

/**
 * A viewer fetches hundreds of tiles at once. Those that memory holds, for addresses that were found
 * right before, are sent before anything of the house is passed: twice as many a second, and none of
 * them is a line in the log. Everything else goes the long way.
 */
export function sendTilesAtHand(app: FastifyInstance, find: (path: string) => TileAtHand | null) {
  app.addHook('onReady', async () => {
    const { server } = app;
    const theLongWay = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const isAsked = request.method === 'GET' && !app.services.stopping.aborted;
      const tile = isAsked ? find(request.url ?? '') : null;
      if (tile) return send(response, tile);
      for (const listener of theLongWay) listener.call(server, request, response);
    });
  });
}

function send(response: ServerResponse, { bytes, leftS }: TileAtHand) {
  response
    .writeHead(200, {
      ...alwaysSent,
      ...sentWithTile('jpeg', leftS),
      'content-length': bytes.length,
    })
    .end(bytes);
}
