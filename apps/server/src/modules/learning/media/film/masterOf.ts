import type { FilmFacts } from '../../../../ports/films';
import { fileNames } from '../../mediaFile/media.names';

/** Upper limits in bits per second, by height, with sound. */
const bandwidths: Record<number, number> = { 1080: 4_400_000, 720: 2_500_000, 480: 1_300_000 };

/** The list of all sizes; the smallest first, with which a player begins that knows nothing yet. */
export function masterOf({ width, height }: FilmFacts, heights: readonly number[]): string {
  const lines = [...heights].reverse().flatMap((size) => {
    const wide = Math.round((width * size) / height / 2) * 2;
    const bandwidth = bandwidths[size] ?? 1_300_000;
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${wide}x${size}`,
      fileNames.list(size),
    ];
  });
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}
