import type Artplayer from 'artplayer';

/** Faster than this no report of what was watched is believed. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

const STEP_S = 5;
const LOUDER = 0.1;

function nextSpeed(now: number, by: 1 | -1) {
  const at = speeds.indexOf(now) + by;
  return speeds[Math.min(Math.max(at, 0), speeds.length - 1)] ?? 1;
}

type Act = (art: Artplayer, track: TextTrack | null) => void;

const acts: Record<string, Act> = {
  ' ': (art) => art.toggle(),
  k: (art) => art.toggle(),
  arrowleft: (art) => void (art.backward = STEP_S),
  arrowright: (art) => void (art.forward = STEP_S),
  arrowup: (art) => void (art.volume = Math.min(1, art.volume + LOUDER)),
  arrowdown: (art) => void (art.volume = Math.max(0, art.volume - LOUDER)),
  f: turnFullscreen,
  m: (art) => void (art.muted = !art.muted),
  c: (_art, track) => {
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  },
  '>': (art) => void (art.playbackRate = nextSpeed(art.playbackRate, 1)),
  '<': (art) => void (art.playbackRate = nextSpeed(art.playbackRate, -1)),
};

/** The player has no full screen before it knows the film, so an early request waits. */
function turnFullscreen(art: Artplayer) {
  if (art.video.readyState > 0) art.fullscreen = !art.fullscreen;
  else art.once('video:loadedmetadata', () => void (art.fullscreen = true));
}

/** Does what a key says; answers whether it said anything. */
export function actByKey(key: string, art: Artplayer, track: TextTrack | null): boolean {
  const act = acts[key.toLowerCase()];
  act?.(art, track);
  return act !== undefined;
}
