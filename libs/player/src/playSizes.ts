import type Artplayer from 'artplayer';
import type * as Whole from 'hls.js';
import type Hls from 'hls.js';
import { texts } from './texts';

const KEPT = 'film.size';

/** The height that was chosen the last time; null where the line decides. */
function keptHeight(): number | null {
  try {
    return Number(localStorage.getItem(KEPT)) || null;
  } catch {
    // A browser that keeps nothing goes by the line each time.
    return null;
  }
}

function keepHeight(height: number | null) {
  try {
    if (height === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, String(height));
  } catch {
    // It is chosen again the next time.
  }
}

interface Sources {
  /** The list of its sizes. */
  sizes: string;
  /** The film by itself, for where the sizes cannot be watched. */
  src: string;
}

/**
 * Plays a film in the size that the line carries, or in the one that was chosen. Where a browser
 * cannot, or the sizes are not to be had, the film itself is played.
 */
export function playSizes(video: HTMLVideoElement, { sizes, src }: Sources, art: Artplayer) {
  let hls: Hls | null = null;
  let isOver = false;
  const playFilm = () => {
    hls?.destroy();
    hls = null;
    if (!isOver) video.src = src;
  };

  loadPlayer()
    .then((Player) => {
      if (isOver) return;
      if (!Player.isSupported()) return void (video.src = ownOr(video, { sizes, src }));
      // Its worker would need leave to run what the page has made.
      hls = new Player({ enableWorker: false, capLevelToPlayerSize: true });
      hls.on(Player.Events.MANIFEST_PARSED, () => hls && addSizes(art, hls));
      hls.on(Player.Events.ERROR, (_event, { fatal }) => fatal && playFilm());
      hls.loadSource(sizes);
      hls.attachMedia(video);
    })
    .catch(playFilm);

  return () => {
    isOver = true;
    hls?.destroy();
  };
}

async function loadPlayer() {
  // @ts-expect-error the small build declares no types: they are those of the whole
  const light = (await import('hls.js/light')) as typeof Whole;
  return light.default;
}

const ownOr = (video: HTMLVideoElement, { sizes, src }: Sources) =>
  video.canPlayType('application/vnd.apple.mpegurl') ? sizes : src;

function addSizes(art: Artplayer, hls: Hls) {
  const heights = hls.levels.map(({ height }) => height);
  const kept = keptHeight();
  const chosen = kept !== null && heights.includes(kept) ? kept : null;
  if (chosen !== null) hls.nextLevel = heights.indexOf(chosen);
  const choices = [null, ...heights.toReversed()];
  art.setting.add({
    name: 'size',
    html: texts.size,
    tooltip: texts.sizeOf(chosen),
    width: 200,
    selector: choices.map((height) => ({
      html: texts.sizeOf(height),
      height,
      default: height === chosen,
    })),
    onSelect(item) {
      const height = typeof item['height'] === 'number' ? item['height'] : null;
      keepHeight(height);
      // `nextLevel` switches the size from the next segment on, without interrupting the film.
      hls.nextLevel = height === null ? -1 : heights.indexOf(height);
      return texts.sizeOf(height);
    },
  });
}
