import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { registerMemory } from '../../../support/nodeMemory';
import { networkOf } from '../../../calls/caller';
import { fairQueueKey, FairConcurrencyLimit } from '../../base/turns/fairConcurrencyLimit';
import { readFolder, type TileFolder, tilePath } from '../slide/signing/tile.address';
import { aheadLane } from './tile.ahead';
import { neighboursOf } from '../slide/scan.drawn';
import { extentOf, type OpenScan, openScan, type TileAsked } from './tile.scan';
import { sentWithTile } from './tile.headers';
import { keptBytes } from './tile.kept';
import { knownFolders } from './tile.known';
import { sendTilesAtHand } from './tile.quick';
import { tileSecret } from '../slide/signing/tile.secret';

interface TileRoute {
  Params: TileFolder & { level: string; tile: string };
}

interface AsideRoute {
  Params: TileFolder & { name: string };
}

const KEPT_BYTES = 64 * 1024 * 1024;
const kept = keptBytes(KEPT_BYTES);

/**
 * Queue limits: some screens of tiles for one user, and no more in total than can be drawn while
 * they are still wanted.
 */
const line = { ofOne: 300, ofAll: 600 };
/** At least two at once, so that the next tile is ready; a single user may use all of them. */
const drawing = Math.max(2, availableParallelism());
const fromFile = 16;
const turnsOf = (atOnce: number) =>
  new FairConcurrencyLimit({ ...line, atOnce, ofOneAtOnce: atOnce });

/** As many as lie around a screen. */
const MOST_AHEAD = 96;
const ahead = aheadLane(MOST_AHEAD);

registerMemory({
  name: 'tile.kept',
  invalidatedBy: 'nothing: scans never change',
  size: kept.size,
  clear: kept.forget,
});
registerMemory({
  name: 'tile.ahead',
  invalidatedBy: 'newer wishes: the oldest go',
  size: ahead.size,
  clear: ahead.forget,
});

const keyOf = ({ row }: OpenScan, { level, column, row: down }: TileAsked) =>
  `${row.id}/${level}/${column}_${down}`;

/** File tiles are read at once; only drawn ones are prefetched. */
function drawAround(scan: OpenScan, asked: TileAsked) {
  if (scan.row.kind !== 'drawn') return;
  for (const next of neighboursOf(scan.row, asked)) {
    const key = keyOf(scan, next);
    ahead.add(key, async () => {
      if (kept.atHand(key)) return;
      const tile = await scan.tile(next, true);
      if (typeof tile !== 'string') kept.put(key, tile);
    });
  }
}

const folder = `${tilePath}:signature/:until/:who/:what`;

/** Serves tiles to the user their address was signed for, without a query once the scan is open. */
export function tileRoutes(app: FastifyInstance) {
  const config = { access: 'open', isPathSecret: true } as const;
  const open = (scanId: number) => {
    const { database, storage, files } = app.services;
    return openScan({ db: database.db, storage, drawTissue: files.drawTissue }, scanId);
  };

  const turns = { drawn: turnsOf(drawing), tiff: turnsOf(fromFile) };
  const known = knownFolders(() => app.services.clock.now(), kept.atHand);
  const unregister = registerMemory({
    name: 'tile.folders',
    invalidatedBy: 'the end of a signature, which is asked each time',
    size: known.size,
    clear: known.forget,
  });
  app.addHook('onClose', async () => unregister());
  sendTilesAtHand(app, known.find);

  /** Remaining lifetime of the address in seconds, or the refusal. */
  async function passOf(request: FastifyRequest<{ Params: TileFolder }>) {
    const { database, files } = app.services;
    const secret = await tileSecret(database.db, files.tileSecret);
    const pass = readFolder(secret, request.params);
    return pass && { ...pass, leftS: known.leftOf(pass) };
  }

  app.get<TileRoute>(`${folder}/:level/:tile`, { config }, async (request, reply) => {
    const pass = await passOf(request);
    const asked = tileIn(request.params);
    if (!pass || pass.isAside || !asked) return reply.callNotFound();
    if (pass.leftS <= 0) return reply.code(httpStatuses.gone).send();
    const scan = await open(pass.scanId);
    const extent = scan && extentOf(scan.row, asked);
    if (!scan || !extent) return reply.callNotFound();
    // As it ends in the path.
    const key = keyOf(scan, asked);
    const whose = fairQueueKey(pass.personId, networkOf(request.ip));
    const make = () => tileOf(scan, asked, request);
    const tile = await kept.find(key, {
      whose,
      make: () => turns[scan.row.kind].take(whose, async () => kept.atHand(key) ?? make()),
    });
    drawAround(scan, asked);
    if (!tile) return sendPicture(reply, await square(extent, '#c4c4c4'), 'jpeg', null);
    const { signature, until, who, what } = request.params;
    known.remember(`${tilePath}${signature}/${until}/${who}/${what}`, pass);
    return sendPicture(reply, tile, 'jpeg', pass.leftS);
  });

  app.get<AsideRoute>(`${folder}/:name`, { config }, async (request, reply) => {
    const pass = await passOf(request);
    if (!pass?.isAside) return reply.callNotFound();
    if (pass.leftS <= 0) return reply.code(httpStatuses.gone).send();
    const row = (await open(pass.scanId))?.row;
    const { storage } = app.services;
    const key = { 'label.webp': row?.label, 'macro.webp': row?.macro }[request.params.name];
    const file = key ? await storage.find(key) : null;
    if (!key || !file) return reply.callNotFound();
    return sendPicture(reply, await storage.readAt(key, 0, file.bytes), 'webp', pass.leftS);
  });
}

function tileIn({ level, tile }: TileRoute['Params']): TileAsked | null {
  const [, column, row] = /^(\d{1,6})_(\d{1,6})\.jpg$/.exec(tile) ?? [];
  if (column === undefined || row === undefined || !/^\d{1,2}$/.test(level)) return null;
  return { level: Number(level), column: Number(column), row: Number(row) };
}

/** Null where it is broken: a line in the log tells which. */
async function tileOf({ row, tile }: OpenScan, asked: TileAsked, { log }: FastifyRequest) {
  const made = await tile(asked).catch((error: unknown) => {
    log.error({ err: error, scan: row.id, ...asked }, 'a tile of a slide was not read');
    return null;
  });
  if (made === 'broken') log.warn({ scan: row.id, ...asked }, 'a tile of a slide is broken');
  if (made === 'empty') return square(extentOf(row, asked) ?? { width: 1, height: 1 }, '#f4f4f4');
  return made === 'broken' ? null : made;
}

const square = ({ width, height }: { width: number; height: number }, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const sendPicture = (
  reply: FastifyReply,
  bytes: Buffer,
  kind: 'jpeg' | 'webp',
  leftS: number | null,
) => reply.headers(sentWithTile(kind, leftS)).send(bytes);
