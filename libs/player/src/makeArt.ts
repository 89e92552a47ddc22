import { clockText } from '@cheese/domain/rules/time/clockText';
import Artplayer from 'artplayer';
import { addSubtitles } from './addSubtitles';
import { nameButtons } from './nameButtons';
import { playSizes } from './playSizes';
import { speeds } from './filmKeys';
import { texts } from './texts';
import { makeWatermark } from './watermark';

interface Strip {
  picture: string;
  count: number;
  columns: number;
  width: number;
  height: number;
}

export interface Film {
  src: string;
  /** Address of the HLS playlist with all sizes, if there is one. */
  sizes?: string | null;
  /** Small pictures of it, side by side in one. */
  strip?: Strip | null;
  poster: string | null;
  /** WebVTT. */
  subtitles: string | null;
  chapters: readonly { second: number; title: string }[];
  /** Name of the viewer, shown over the film. */
  watermark: string | null;
}

export interface Shown {
  art: Artplayer;
  track: TextTrack | null;
  destroy: () => void;
}

Artplayer.LOG_VERSION = false;
// Its own menu advertises the player, and tells the film's address.
Artplayer.CONTEXTMENU = false;
Artplayer.PLAYBACK_RATE = speeds;

/** A player in a box, which it leaves empty again. */
export function makeArt(box: HTMLDivElement, film: Film, theme: string): Shown {
  const water = film.watermark === null ? null : makeWatermark(film.watermark);
  let stopSizes = () => undefined as void;
  const art = new Artplayer({
    ...sourceOf(film, (stop) => void (stopSizes = stop)),
    ...(film.strip && { thumbnails: thumbnailsOf(film.strip) }),
    container: box,
    theme,
    lang: 'zh-cn',
    poster: film.poster ?? '',
    setting: true,
    playbackRate: true,
    pip: true,
    fullscreen: true,
    // The keys are the frame's (`filmKeys.ts`), wherever in it the focus is.
    hotkey: false,
    mutex: true,
    miniProgressBar: true,
    playsInline: true,
    moreVideoAttr: { preload: 'metadata', playsInline: true },
    highlight: film.chapters.map(({ second, title }) => ({ time: second, text: title })),
    layers: water ? [{ name: 'watermark', html: water.mark }] : [],
  });
  const track = film.subtitles === null ? null : addSubtitles(art.video, film.subtitles);
  if (track) addSwitch(art, track);
  nameButtons(art.template.$player);
  art.proxy(box, 'contextmenu', (event) => event.preventDefault());
  return {
    art,
    track,
    destroy() {
      water?.stop();
      stopSizes();
      art.destroy(true);
    },
  };
}

type Stopping = (stop: () => void) => void;

function sourceOf({ src, sizes }: Film, tell: Stopping) {
  if (!sizes) return { url: src };
  const play = (video: HTMLVideoElement, url: string, art: Artplayer) =>
    tell(playSizes(video, { sizes: url, src }, art));
  return { url: sizes, type: 'sizes', customType: { sizes: play } };
}

const thumbnailsOf = ({ picture, count, columns, width, height }: Strip) => ({
  url: picture,
  number: count,
  column: columns,
  width,
  height,
});

function addSwitch(art: Artplayer, track: TextTrack) {
  art.setting.add({
    name: 'track',
    html: texts.subtitles,
    tooltip: texts.on,
    switch: true,
    onSwitch(item) {
      const isOn = !item.switch;
      track.mode = isOn ? 'showing' : 'hidden';
      item.tooltip = isOn ? texts.on : texts.off;
      return isOn;
    },
  });
}

/** Seeks as soon as the film can be sought in. */
export function beginAt(art: Artplayer, second: number) {
  if (second <= 0) return;
  const go = () => {
    // From the last second there is nothing to go on with.
    if (second >= art.video.duration - 1) return;
    art.video.currentTime = second;
    art.notice.show = texts.goesOnAt(clockText(second));
  };
  if (art.video.readyState > 0) go();
  else art.once('video:loadedmetadata', go);
}
