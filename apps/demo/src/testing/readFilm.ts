interface Box {
  type: string;
  from: number;
  to: number;
}

/** The boxes of an MP4 that lie next to each other between two places. */
export function boxesOf(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const size = file.readUInt32BE(at);
    if (size < 8) throw new Error(`A box of ${size} bytes at ${at}`);
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size });
    at += size;
  }
  return boxes;
}

/** How long a film says that it lasts. */
export function secondsOf(file: Buffer): number {
  const moov = boxesOf(file).find(({ type }) => type === 'moov');
  const head = moov && boxesOf(file, moov.from, moov.to).find(({ type }) => type === 'mvhd');
  if (!head) throw new Error('This film has no head');
  return file.readUInt32BE(head.from + 16) / file.readUInt32BE(head.from + 12);
}

interface Cue {
  from: number;
  to: number;
  text: string;
}

const secondOf = (clock: string) =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** What a WebVTT says, and when. */
export function cuesOf(vtt: string): Cue[] {
  const [head, ...blocks] = vtt.trim().split(/\n{2,}/);
  if (head !== 'WEBVTT') throw new Error('This is no WebVTT');
  return blocks.map((block) => {
    const [, times = '', ...lines] = block.split('\n');
    const [from = '', to = ''] = times.split(' --> ');
    return { from: secondOf(from), to: secondOf(to), text: lines.join('\n') };
  });
}
