import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../db/database';
import { hashOf } from '../../../config/secrets';
import { selectScans } from './scan.store';
import type { ScanLoginRow } from './scan.tables';

/** More than a school has pages open at the login; the oldest gives way. */
const MOST_OF_ADDRESS = 200;
const MOST = 5_000;

interface Question {
  uuid: string;
  address: string;
}

/** The questions of pages that this node holds, and one look at the database for all of them. */
export class HeldScans {
  readonly #db: Db;
  // In the order in which they came.
  readonly #newest = new Map<string, Question>();
  #next: Promise<Map<string, ScanLoginRow>> | null = null;
  #wanted = new Set<string>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Holds a request; a new one for the same code releases the old one. */
  hold(uuid: string, address: string) {
    const question = { uuid, address };
    this.#newest.delete(uuid);
    this.#newest.set(uuid, question);
    this.#makeRoom(address);
    return {
      isHeld: () => this.#newest.get(uuid) === question,
      end: () => void (this.#newest.get(uuid) === question && this.#newest.delete(uuid)),
    };
  }

  #makeRoom(address: string) {
    const theirs = [...this.#newest.values()].filter((one) => one.address === address);
    const [eldest] = this.#newest.values();
    const surplus = theirs.length > MOST_OF_ADDRESS ? theirs[0] : undefined;
    const ended = surplus ?? (this.#newest.size > MOST ? eldest : undefined);
    if (ended) this.#newest.delete(ended.uuid);
  }

  /** Concurrent lookups share one query. */
  async look({ uuid, address }: Question): Promise<ScanLoginRow | null> {
    const hash = hashOf(uuid);
    this.#wanted.add(hash);
    this.#next ??= this.#lookForAll();
    const row = (await this.#next).get(hash);
    return row?.address === address ? row : null;
  }

  async #lookForAll() {
    await setImmediate();
    const hashes = [...this.#wanted];
    this.#wanted = new Set();
    this.#next = null;
    const rows = await selectScans(this.#db, hashes);
    return new Map(rows.map((row) => [row.uuidHash, row]));
  }
}
