import { LEAST_OPACITY, type ModelState, plainState } from './model/modelState';
import { bodiesOf, coverOf, type PartTree } from './model/partTree';
import { MOST_SECTIONS, MOST_TURN, type Section, sectionAxes } from './model/sections';
import { bounded, type View } from './model/view';

/** The state kept in an address; colours are not. */
export interface Seen {
  view: View | null;
  chosen: string | null;
  state: ModelState;
}

const LONGEST = 4000;
const word = /^=?[A-Za-z0-9.-]{1,60}$/;
const decimal = /^-?\d{1,4}(\.\d{1,4})?$/;
const percent = /^\d{1,3}$/;

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

function sayHidden(hidden: ReadonlySet<string>, tree: PartTree): string {
  if (hidden.size === 0) return '';
  const seen = new Set(tree.bodies.filter((id) => !hidden.has(id)));
  const [gone, left] = [coverOf(tree, hidden), coverOf(tree, seen)];
  // Lists the hidden or the shown parts, whichever is shorter.
  return gone.length <= left.length ? ['h', ...gone].join('!') : ['s', ...left].join('!');
}

function sayOpacity(opacity: ReadonlyMap<string, number>, tree: PartTree): string {
  const percents = [...opacity].map(([id, value]) => [id, Math.round(value * 100)] as const);
  return [...new Set(percents.map(([, value]) => value))]
    .map((value) => {
      const ids = percents.filter(([, its]) => its === value).map(([id]) => id);
      return [value, ...coverOf(tree, new Set(ids))].join('!');
    })
    .join('_');
}

const saySection = ({ axis, at, turn, tilt, isFlipped }: Section) =>
  [axis, rounded(at, 3), rounded(turn, 0), rounded(tilt, 0), isFlipped ? 1 : 0].join('!');

/** Short, and of signs that need no escape in an address. */
export function sayView({ view, chosen, state }: Seen, tree: PartTree): string {
  const place = view
    ? [view.yaw, view.pitch, view.zoom, view.x, view.y, view.z].map((one) => rounded(one, 3))
    : [];
  return [
    place.join('_'),
    chosen && word.test(chosen) ? chosen : '',
    sayHidden(state.hidden, tree),
    sayOpacity(state.opacity, tree),
    state.sections.map(saySection).join('_'),
    state.explode > 0 ? rounded(state.explode, 2) : '',
    state.hasLabels ? '' : '0',
  ]
    .join('~')
    .replace(/~+$/, '');
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

function viewOf(text: string | undefined): View | null {
  const words = text?.split('_', 7) ?? [];
  if (words.length !== 6 || !words.every((one) => decimal.test(one))) return null;
  const [yaw = 0, pitch = 0, zoom = 1, x = 0, y = 0, z = 0] = words.map(Number);
  return zoom > 0 ? bounded({ yaw, pitch, zoom, x, y, z }) : null;
}

function hiddenOf(text: string | undefined, tree: PartTree): ReadonlySet<string> {
  const [kind, ...cover] = text?.split('!') ?? [];
  const bodies = bodiesOf(
    tree,
    cover.filter((one) => word.test(one)),
  );
  if (kind === 'h') return new Set(bodies);
  // An address that leaves nothing to see is worth nothing.
  if (kind !== 's' || bodies.length === 0) return new Set();
  const left = new Set(bodies);
  return new Set(tree.bodies.filter((id) => !left.has(id)));
}

function opacityOf(text: string | undefined, tree: PartTree): ReadonlyMap<string, number> {
  const opacity = new Map<string, number>();
  for (const group of text?.split('_', 100) ?? []) {
    const [value = '', ...cover] = group.split('!');
    if (!percent.test(value) || Number(value) >= 100) continue;
    const share = within(Number(value) / 100, LEAST_OPACITY, 1);
    bodiesOf(tree, cover).forEach((id) => opacity.set(id, share));
  }
  return opacity;
}

function sectionsOf(text: string | undefined): Section[] {
  return (text?.split('_', MOST_SECTIONS) ?? []).flatMap((one) => {
    const [name, ...numbers] = one.split('!');
    const axis = sectionAxes.find((known) => known === name);
    if (!axis || numbers.length !== 4 || !numbers.every((each) => decimal.test(each))) return [];
    const [at = 0, turn = 0, tilt = 0, side] = numbers.map(Number);
    const bound = (degrees: number) => within(degrees, -MOST_TURN, MOST_TURN);
    return [
      { axis, at: within(at, -1, 1), turn: bound(turn), tilt: bound(tilt), isFlipped: side === 1 },
    ];
  });
}

/** Reads the parts of an address that are valid. */
export function readView(text: string, tree: PartTree): Seen {
  const [place, chosen = '', hidden, opacity, sections, explode = '', labels] =
    text.length > LONGEST ? [] : text.split('~', 7);
  return {
    view: viewOf(place),
    chosen: tree.partOf(chosen) ? chosen : null,
    state: {
      ...plainState,
      hidden: hiddenOf(hidden, tree),
      opacity: opacityOf(opacity, tree),
      sections: sectionsOf(sections),
      explode: decimal.test(explode) ? within(Number(explode), 0, 1) : 0,
      hasLabels: labels !== '0',
    },
  };
}
