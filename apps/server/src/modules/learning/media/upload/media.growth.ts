import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MediaError } from '../media.failed';

const LOOK_MS = 500;

/** Uploads and temporary files, which do not count as results. */
const isOnTheWay = (name: string) =>
  /^(?:brought|film|first|plain|small|document)(?:\.|$)/.test(name);

/** Total size of the results; files that disappear meanwhile count as 0. */
async function madeIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const made = entries.filter((one) => one.isFile() && !isOnTheWay(one.name));
  const sizes = await Promise.all(
    made.map(({ name }) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, one) => sum + one, 0);
}

interface Growth {
  /** Aborted once there is no more room. */
  signal: AbortSignal;
  /** Why it ended: what it came to, unless it was broken off. */
  reason(error: unknown): unknown;
  end(): void;
}

/** Breaks off what makes more of a file than its owner has room for, while it grows. */
export function watchGrowth(folder: string, most: number): Growth {
  const off = new AbortController();
  const look = async () => {
    if ((await madeIn(folder)) > most) off.abort(new MediaError('full'));
  };
  // A look that fails is made up for by the next one, and by what is counted in the end.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  timer.unref();
  return {
    signal: off.signal,
    reason: (error) => (off.signal.aborted ? (off.signal.reason as unknown) : error),
    end: () => clearInterval(timer),
  };
}
