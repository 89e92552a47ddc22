import { type Adjustment, isNeutral, neutral } from './adjustment';
import { type ColourPass, makeColourPass } from './colourPass';
import { makeFilter } from './filter';
import { type Tables, tablesOf } from './tables';

/** Applies a colour adjustment to the drawn slide. */
export interface Colouring {
  set: (adjustment: Adjustment) => void;
  /** After each drawing. */
  follow: (picture: HTMLCanvasElement) => void;
  destroy: () => void;
}

let filters = 0;

/** By a filter of the page. */
function byFilter(box: HTMLElement): Colouring {
  filters += 1;
  const id = `slide-colours-${filters}`;
  let svg: SVGSVGElement | null = null;
  return {
    set(adjustment) {
      svg?.remove();
      svg = isNeutral(adjustment) ? null : makeFilter(id, tablesOf(adjustment));
      if (svg) box.append(svg);
    },
    follow: (picture) => void (picture.style.filter = svg ? `url(#${id})` : ''),
    destroy: () => svg?.remove(),
  };
}

/** On the graphics card; nothing at all where nothing is changed. */
function byPass(canvas: HTMLCanvasElement, pass: ColourPass): Colouring {
  let tables: Tables | null = null;
  return {
    set(adjustment) {
      tables = isNeutral(adjustment) ? null : tablesOf(adjustment);
      canvas.hidden = tables === null;
    },
    follow(picture) {
      if (tables) pass.draw(picture, tables);
    },
    destroy: () => pass.dispose(),
  };
}

/** On the graphics card; by a filter where there is none, or as long as it is taken away. */
export function makeColouring(box: HTMLElement): Colouring {
  const canvas = document.createElement('canvas');
  canvas.hidden = true;
  const filter = byFilter(box);
  let isLost = false;
  let wanted = neutral;
  let seen: HTMLCanvasElement | null = null;
  const pass = makeColourPass(canvas, (lost) => {
    isLost = lost;
    // Redraw here: nothing else would, because the slide does not move.
    colouring.set(wanted);
    if (seen) colouring.follow(seen);
  });
  if (!pass) return filter;
  box.append(canvas);
  const card = byPass(canvas, pass);
  const colouring: Colouring = {
    set(adjustment) {
      wanted = adjustment;
      card.set(isLost ? neutral : wanted);
      filter.set(isLost ? wanted : neutral);
    },
    follow(picture) {
      seen = picture;
      card.follow(picture);
      filter.follow(picture);
    },
    destroy() {
      card.destroy();
      filter.destroy();
      canvas.remove();
    },
  };
  return colouring;
}
