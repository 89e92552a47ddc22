class Figure {
  path: string;
  constructor(path: string) {
    this.path = path;
  }
  toString() {
    return this.path;
  }
}

const gradient = { addColorStop: () => undefined, toString: () => 'gradient' };

/** A canvas context that records its calls and draws nothing. */
export function recordingContext() {
  // jsdom knows no paths either.
  Object.assign(globalThis, { Path2D: Figure });
  const strokes: string[] = [];
  const told = new Proxy({} as CanvasRenderingContext2D, {
    get(_, name) {
      if (name === 'canvas') return { width: 268, height: 155, toString: () => 'canvas' };
      return (...given: unknown[]) => {
        strokes.push(`${String(name)}(${given.join(' ')})`);
        return gradient;
      };
    },
    set(_, name, value) {
      strokes.push(`${String(name)}=${String(value)}`);
      return true;
    },
  });
  return { context: told, strokes };
}
