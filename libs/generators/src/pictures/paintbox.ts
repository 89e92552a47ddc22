/** Fills that SVG must first define by name, and the one place that keeps the definitions. */
export interface Paintbox {
  /** From one colour to the other along a direction in degrees: 0 runs right, 90 down. */
  fade(from: string, to: string, degrees?: number): string;
  /** A ball lit from the upper left. */
  ball(lit: string, dark: string): string;
  /** A light that dies away towards its edge. */
  glow(colour: string): string;
  /** Shows the content only where the outline is. */
  inside(outline: string, content: string): string;
  /** Lifts the content off what is behind it. */
  raised(content: string): string;
  definitions(): string;
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const linear = (id: string, from: string, to: string, degrees: number): string => {
  const turn = `gradientTransform="rotate(${degrees} .5 .5)"`;
  return `<linearGradient id="${id}" ${turn}>${stop(0, from)}${stop(1, to)}</linearGradient>`;
};

const radial = (id: string, x: number, y: number, stops: string): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${x === 0.5 ? 0.5 : 0.75}">${stops}` +
  '</radialGradient>';

/** Step by step and in one colour space: `feDropShadow` looks the same and takes twice the time. */
const shadow = (colour: string): string =>
  '<filter id="raised" x="-30%" y="-30%" width="160%" height="160%" ' +
  'color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="14"/>' +
  `<feOffset dy="14" result="fallen"/><feFlood flood-color="${colour}" flood-opacity=".3"/>` +
  '<feComposite in2="fallen" operator="in"/>' +
  '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>';

/** Keeps what is defined and hands out its name. */
const makeShelf = (first: string) => {
  const kept = [first];
  const keep = (make: (id: string) => string): string => {
    const id = `p${kept.length}`;
    kept.push(make(id));
    return id;
  };
  return { keep, all: () => kept.join('') };
};

export const makePaintbox = (shadowColour: string): Paintbox => {
  const { keep, all } = makeShelf(shadow(shadowColour));
  const fill = (make: (id: string) => string) => `url(#${keep(make)})`;
  const lit = (light: string, dark: string) => stop(0, light) + stop(1, dark);
  const dying = (tone: string) => stop(0, tone, 0.85) + stop(1, tone, 0);
  return {
    fade: (from, to, degrees = 90) => fill((id) => linear(id, from, to, degrees)),
    ball: (light, dark) => fill((id) => radial(id, 0.34, 0.3, lit(light, dark))),
    glow: (tone) => fill((id) => radial(id, 0.5, 0.5, dying(tone))),
    inside: (outline, content) => {
      const id = keep((name) => `<clipPath id="${name}">${outline}</clipPath>`);
      return `<g clip-path="url(#${id})">${content}</g>`;
    },
    raised: (content) => `<g filter="url(#raised)">${content}</g>`,
    definitions: () => `<defs>${all()}</defs>`,
  };
};
