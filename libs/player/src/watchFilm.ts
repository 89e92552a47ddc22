import type Artplayer from 'artplayer';
import { texts } from './texts';
import { passed, ran, sentBack } from './watching';

export interface FilmEvents {
  /** A watched stretch in whole seconds; `to` is exclusive. */
  onWatched: (from: number, to: number) => void;
  onSecond: (second: number) => void;
  onPlaying: (isPlaying: boolean) => void;
  /** It has stopped at one of its moments. */
  onStop: (second: number) => void;
  /** Its address gives nothing (any more). */
  onBroken: () => void;
  /** As far as one may go now; null where one may go anywhere. */
  reach: () => number | null;
  /** Moments at which it stops now. */
  stops: () => readonly number[];
}

/** Watches a film run. */
export function watchFilm(art: Artplayer, events: FilmEvents) {
  let at = art.video.currentTime;

  const look = () => {
    const now = art.video.currentTime;
    const from = at;
    at = now;
    if (art.video.seeking) return;
    const stretch = ran(from, now);
    if (stretch) events.onWatched(...stretch);
    events.onSecond(now);
    const stop = passed(events.stops(), from, now);
    if (stop === null) return;
    art.pause();
    // The question is shown on the page.
    art.fullscreen = false;
    if (art.pip) art.pip = false;
    events.onStop(stop);
  };

  const seek = () => {
    const back = sentBack(art.video.currentTime, events.reach());
    if (back === null) return;
    art.video.currentTime = back;
    at = back;
    art.notice.show = texts.noSkipping;
  };

  const end = () => {
    const { duration } = art.video;
    events.onWatched(Math.floor(Math.min(at, duration)), Math.ceil(duration));
    events.onPlaying(false);
  };

  art.on('video:timeupdate', look);
  art.on('video:seeking', seek);
  art.on('video:seeked', () => void (at = art.video.currentTime));
  art.on('video:playing', () => events.onPlaying(true));
  art.on('video:pause', () => events.onPlaying(false));
  art.on('video:ended', end);
  art.on('video:error', () => events.onBroken());
}
