export interface Cue {
  from: number;
  to: number;
  text: string;
}

const ARROW =
  /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})\s+-->\s+(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})/;

/** The cues of a file of WebVTT; what cannot be read is left out. */
export function readVtt(vtt: string): Cue[] {
  const blocks = vtt
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const times = ARROW.exec(lines[at]?.trim() ?? '');
    const text = lines
      .slice(at + 1)
      .join('\n')
      .trim();
    if (!times || text === '') return [];
    const numbers = times.slice(1).map((part) => Number(part ?? 0));
    const [from, to] = [secondsOf(numbers.slice(0, 4)), secondsOf(numbers.slice(4))];
    return to > from ? [{ from, to, text }] : [];
  });
}

const secondsOf = ([hours = 0, minutes = 0, seconds = 0, thousandths = 0]: number[]) =>
  hours * 3600 + minutes * 60 + seconds + thousandths / 1000;
