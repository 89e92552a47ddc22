import type { Db } from '@cheese/server/db/database';
import type { Clock } from '@cheese/server/ports/clock';
import type { Area } from './areas';
import type { Bring } from './bringFrom';

/** What an area may use while it plants its demo rows. */
export interface SeedContext {
  db: Db;
  clock: Clock;
  /** Brings what the build has made into the storage. */
  bring: Bring;
}

/** One area's demo rows. */
export interface Seed {
  area: Area;
  plant(soil: SeedContext): Promise<void>;
}
