/** Subtitles that share the seconds of a scene in proportion to their length. */
export function told(seconds: number, ...texts: readonly string[]) {
  const signs = texts.reduce((sum, { length }) => sum + length, 0);
  let from = 0.3;
  return texts.map((text) => {
    const to = from + ((seconds - 0.5) * text.length) / signs;
    const said = { from, to: to - 0.1, text };
    from = to;
    return said;
  });
}

export const chime = { at: 0.15, sound: { kind: 'chime' } } as const;
