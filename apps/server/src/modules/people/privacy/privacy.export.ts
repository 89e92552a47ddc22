import { streamZip, type StreamedFile } from '@cheese/question-files/zip/stream';
import type { Db } from '../../../db/database';
import { asCsv, asJson, asPage } from './privacy.faces';
import type { CopyAsked, PersonalPart } from './privacy.part';
import { finishExport, insertPiece, inSnapshot } from './privacy.store';
import { privacyTexts as texts } from './privacy.texts';

const PIECE_BYTES = 256 * 1024;

interface Making extends CopyAsked {
  parts: readonly PersonalPart[];
  expiresAt: Date;
}

/**
 * Everything as JSON, as a page to read, and each table as csv, under Chinese names. All of them are
 * read from one moment of the database, a page at a time, and kept in pieces.
 */
export const makeExport = (db: Db, { parts, expiresAt, ...asked }: Making) =>
  inSnapshot(db, async (tx) => {
    const read = (part: PersonalPart) => part.pages(tx, asked);
    const files: StreamedFile[] = [
      { name: texts.json, read: () => asJson(parts, read) },
      { name: texts.page, read: () => asPage(parts, read, asked.now) },
      ...parts.map((part) => ({
        name: `${part.title}.csv`,
        read: () => asCsv(part.columns, read(part)),
      })),
    ];
    const kept = inPieces((place, content) =>
      insertPiece(tx, { personId: asked.personId, place, content }),
    );
    await streamZip(files, kept.add);
    await kept.end();
    await finishExport(tx, asked.personId, { state: 'ready', expiresAt });
  });

/** Small writes are gathered. */
function inPieces(keep: (place: number, content: Buffer) => Promise<unknown>) {
  let [waiting, bytes, place]: [Buffer[], number, number] = [[], 0, 0];
  const end = async () => {
    if (bytes > 0) await keep(place, Buffer.concat(waiting));
    [waiting, bytes, place] = [[], 0, place + 1];
  };
  const add = async (piece: Buffer) => {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes >= PIECE_BYTES) await end();
  };
  return { add, end };
}
