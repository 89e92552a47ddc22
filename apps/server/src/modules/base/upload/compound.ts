import type { FileHandle } from 'node:fs/promises';
import { readAt } from './zip';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MINI_BYTES = 64;
/** Marks that end a chain, or lead nowhere. */
const NO_SECTOR = 0xfffffffa;
/** Read limit that stops forged or endless chains. */
const MOST_READS = 5_000;

interface Compound {
  file: FileHandle;
  header: Buffer;
  sectorBytes: number;
  readsLeft: number;
}

interface Entry {
  name: string;
  start: number;
  bytes: number;
}

/**
 * The first bytes of a stream in a compound file (old office documents); null if there is no such
 * stream. Avoids reading the whole file.
 */
export async function readStreamHead(
  file: FileHandle,
  names: readonly string[],
): Promise<Buffer | null> {
  const header = await readAt(file, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES) return null;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const compound = { file, header, sectorBytes: 2 ** shift, readsLeft: MOST_READS };
  const entries = await readEntries(compound);
  const found = entries.find(({ name }) => names.includes(name));
  return found ? readHeadOf(compound, found, entries[0]) : null;
}

async function readHeadOf(compound: Compound, { start, bytes }: Entry, root: Entry | undefined) {
  const { header } = compound;
  const isMini = bytes < header.readUInt32LE(56);
  if (!isMini) return readSector(compound, start);
  // Small streams stand side by side in the stream of the root.
  const { sectorBytes } = compound;
  const at = start * MINI_BYTES;
  const sector = await follow(compound, root?.start ?? NO_SECTOR, Math.floor(at / sectorBytes));
  const piece = await readSector(compound, sector);
  return piece.subarray(at % sectorBytes, (at % sectorBytes) + Math.min(MINI_BYTES, bytes));
}

async function readEntries(compound: Compound): Promise<Entry[]> {
  const entries: Entry[] = [];
  let sector = compound.header.readUInt32LE(48);
  while (sector < NO_SECTOR) {
    const piece = await readSector(compound, sector);
    if (piece.length === 0) break;
    for (let at = 0; at + ENTRY_BYTES <= piece.length; at += ENTRY_BYTES) {
      entries.push(readEntry(piece.subarray(at, at + ENTRY_BYTES)));
    }
    sector = await nextOf(compound, sector);
  }
  return entries;
}

const readEntry = (entry: Buffer): Entry => ({
  name: entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)),
  start: entry.readUInt32LE(116),
  bytes: entry.readUInt32LE(120),
});

async function readSector(compound: Compound, sector: number): Promise<Buffer> {
  const { file, sectorBytes } = compound;
  if (sector >= NO_SECTOR || compound.readsLeft-- <= 0) return Buffer.alloc(0);
  return readAt(file, (sector + 1) * sectorBytes, sectorBytes);
}

async function follow(compound: Compound, start: number, steps: number) {
  let sector = start;
  for (let step = 0; step < steps && sector < NO_SECTOR; step++) {
    sector = await nextOf(compound, sector);
  }
  return sector;
}

/** Next sector of a chain, from the allocation table. */
async function nextOf(compound: Compound, sector: number): Promise<number> {
  const perSector = compound.sectorBytes / 4;
  const table = await sectorOfTable(compound, Math.floor(sector / perSector));
  return numberAt(await readSector(compound, table), sector % perSector);
}

const IN_HEADER = 109;

async function sectorOfTable(compound: Compound, nth: number): Promise<number> {
  const { header, sectorBytes } = compound;
  if (nth < IN_HEADER) return header.readUInt32LE(76 + nth * 4);
  const perSector = sectorBytes / 4 - 1;
  let list = header.readUInt32LE(68);
  const lists = Math.floor((nth - IN_HEADER) / perSector);
  for (let step = 0; step < lists && list < NO_SECTOR; step++) {
    list = numberAt(await readSector(compound, list), perSector);
  }
  return numberAt(await readSector(compound, list), (nth - IN_HEADER) % perSector);
}

const numberAt = (piece: Buffer, place: number) =>
  place * 4 + 4 <= piece.length ? piece.readUInt32LE(place * 4) : NO_SECTOR;
