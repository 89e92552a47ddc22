import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Services } from '../app';
import { ConfigError } from '../config/environment';

/** An account printed at startup. */
interface DemoAccount {
  role: string;
  account: string;
  password: string;
}

/** All that the server knows of the demo content. */
export interface Demo {
  accounts: readonly DemoAccount[];
  /** Plants what is missing, and names each area as it begins with it. */
  plant(
    services: Pick<Services, 'database' | 'clock' | 'storage'>,
    report: (area: string) => void,
  ): Promise<void>;
  /** Brings what a start does not wait for as soon as it is made; ends when all of it is there. */
  bringLarge(
    services: Pick<Services, 'storage'>,
    signal: AbortSignal,
    tell: (line: string) => void,
  ): Promise<void>;
}

/** The built demo content stands beside the built server; while developing, its source is taken. */
export async function loadDemo(besides: string): Promise<Demo> {
  const places = ['../demo/plant.js', '../../demo/src/plant.ts'];
  const found = places.map((place) => join(besides, place)).find((place) => existsSync(place));
  if (!found) {
    throw new ConfigError('SEED is demo, but no demo content is built: npm start builds it.');
  }
  // eslint-disable-next-line no-restricted-syntax -- Named as a string it would be bundled with us.
  const { demo } = (await import(pathToFileURL(found).href)) as { demo: Demo };
  return demo;
}
