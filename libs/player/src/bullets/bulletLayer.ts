import { bulletPlaceCodes } from '@cheese/domain/codes/training/bulletPlaces';
import type Artplayer from 'artplayer';
import { type Bullet, type BulletLook, usualLook } from './bullet';
import { type Runner, runningLane, standingLane } from './lanes';
import { bulletQueue } from './queue';

export interface BulletLayer {
  /** All that are known by now; what was shown is not shown again. */
  put: (bullets: readonly Bullet[]) => void;
  look: (look: BulletLook) => void;
  destroy: () => void;
}

const STANDS_S = 4;
/** The height of a line over the size of its letters. */
const LINE = 1.4;
const WEIGHT = 600;
const css =
  'position:absolute;left:0;white-space:pre;contain:layout style;will-change:transform;' +
  `font-weight:${WEIGHT};text-shadow:0 0 2px #000,0 1px 2px #000;`;

interface Room {
  width: number;
  height: number;
  widthOf: (text: string) => number;
}

function makeBox() {
  const box = document.createElement('div');
  // Screen readers use the list of comments instead.
  box.setAttribute('aria-hidden', 'true');
  box.style.cssText =
    'position:absolute;inset:0;overflow:hidden;contain:strict;pointer-events:none;';
  return box;
}

/** Looked at once for many of them: how wide one becomes is asked of no layout. */
function roomNow(box: HTMLElement, canvas: HTMLCanvasElement, look: BulletLook): Room {
  const { fontFamily } = getComputedStyle(box);
  const ruler = canvas.getContext('2d');
  if (ruler) ruler.font = `${WEIGHT} ${look.size}px ${fontFamily}`;
  return {
    width: box.clientWidth,
    height: box.clientHeight * look.area,
    widthOf: (text) => Math.ceil(ruler?.measureText(text).width ?? text.length * look.size),
  };
}

/** The bullets that are on their way, and the lines that they take. */
function makeFlights(art: Artplayer, box: HTMLElement) {
  const flying = new Map<HTMLElement, Animation>();
  const lanes: Record<Bullet['place'], Runner[]> = { 1: [], 2: [], 3: [] };

  function clear() {
    for (const [element, flight] of flying) {
      flight.cancel();
      element.remove();
    }
    flying.clear();
    for (const place of [1, 2, 3] as const) lanes[place] = [];
  }

  function show(bullet: Bullet, look: BulletLook, room: Room) {
    if (flying.size >= look.density && !bullet.isMine) return;
    const way = wayOf(bullet, look, room);
    if (!way) return;
    const element = document.createElement('span');
    element.textContent = bullet.text;
    element.style.cssText = css;
    Object.assign(element.style, { color: bullet.color, fontSize: `${look.size}px` });
    if (bullet.isMine) element.style.outline = '1px solid currentColor';
    element.style[bullet.place === bulletPlaceCodes.bottom ? 'bottom' : 'top'] = `${way.edge}px`;
    box.append(element);
    const flight = element.animate(
      [way.from, way.to].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: way.seconds * 1000 },
    );
    flying.set(element, flight);
    flight.playbackRate = art.playbackRate;
    flight.onfinish = () => {
      flying.delete(element);
      element.remove();
    };
  }

  /** Start, end and line of a bullet; null if no line is free. */
  function wayOf({ text, place }: Bullet, look: BulletLook, room: Room) {
    const line = look.size * LINE;
    const seconds = place === bulletPlaceCodes.running ? look.seconds : STANDS_S;
    const runner = { beganAt: art.currentTime, seconds, width: room.widthOf(text) };
    const free = Array.from(
      { length: Math.max(1, Math.floor(room.height / line)) },
      (_, lane) => lanes[place][lane],
    );
    const lane =
      place === bulletPlaceCodes.running
        ? runningLane(free, runner, room.width)
        : standingLane(free, runner);
    if (lane === null) return null;
    lanes[place][lane] = runner;
    const middle = (room.width - runner.width) / 2;
    const [from, to] =
      place === bulletPlaceCodes.running ? [room.width, -runner.width] : [middle, middle];
    return { from, to, seconds, edge: lane * line };
  }

  return {
    clear,
    show,
    each: (change: (flight: Animation) => void) => flying.forEach((flight) => change(flight)),
  };
}

/** Shows bullet comments over a playing film; they pause with it. */
export function makeBulletLayer(art: Artplayer): BulletLayer {
  const box = makeBox();
  art.template.$danmuku.append(box);
  const canvas = document.createElement('canvas');
  const queue = bulletQueue();
  const flights = makeFlights(art, box);
  const { clear } = flights;
  let look = usualLook;
  let frame = 0;
  /** Null if it must be measured again. */
  let room: Room | null = null;

  function step() {
    frame = requestAnimationFrame(step);
    const { due, hasJumped } = queue.upTo(art.currentTime);
    if (hasJumped) clear();
    if (!look.isShown || due.length === 0) return;
    room ??= roomNow(box, canvas, look);
    for (const bullet of due) flights.show(bullet, look, room);
  }

  function rest() {
    cancelAnimationFrame(frame);
    frame = 0;
    flights.each((flight) => flight.pause());
  }

  const hasten = () => flights.each((flight) => (flight.playbackRate = art.playbackRate));

  function run() {
    room = null;
    hasten();
    flights.each((flight) => flight.play());
    if (frame === 0) frame = requestAnimationFrame(step);
  }

  const jump = () => {
    queue.upTo(art.currentTime);
    clear();
  };
  const resize = () => {
    room = null;
    clear();
  };
  const hears = [
    ['video:playing', run],
    ['video:pause', rest],
    ['video:waiting', rest],
    ['video:ratechange', hasten],
    ['video:seeked', jump],
    ['resize', resize],
  ] as const;
  for (const [event, hear] of hears) art.on(event, hear);
  if (art.playing) run();

  return {
    put: queue.put,
    look(next) {
      look = next;
      room = null;
      box.style.opacity = `${next.opacity}`;
      if (!next.isShown) clear();
    },
    destroy() {
      rest();
      clear();
      for (const [event, hear] of hears) art.off(event, hear);
      box.remove();
    },
  };
}
