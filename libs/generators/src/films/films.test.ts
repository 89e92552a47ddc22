import { chaptersOf, type Film, saidIn, secondsOf } from './film';
import { drawnFilms } from './films';
import { drawFrame } from './frame';
import { drawTrack, trackRate } from './sound/track';
import { lineThrough } from './timing';
import { vttOf } from './vtt';

const still: Film = {
  slug: 'still',
  title: '静',
  scenes: [
    {
      title: '甲',
      seconds: 2.5,
      says: [{ from: 0.2, to: 2, text: '一' }],
      draw: () => '<g id="one"/>',
    },
    {
      title: null,
      seconds: 2,
      says: [{ from: 0.1, to: 1, text: '二' }],
      hears: [{ at: 1, sound: { kind: 'tick' } }],
      draw: (second) => `<g id="two" data-at="${second}"/>`,
    },
    { title: '乙', seconds: 6, says: [], draw: () => '' },
  ],
};

describe('a film', () => {
  it('is as long as its scenes, with a chapter for each that has a title', () => {
    expect(secondsOf(still)).toBe(10.5);
    expect(chaptersOf(still)).toEqual([
      { second: 0, title: '甲' },
      { second: 5, title: '乙' },
    ]);
  });

  it('shows the scene of a second, by the clock of the scene', () => {
    expect(drawFrame(still, 2.4)).toContain('id="one"');
    expect(drawFrame(still, 3.5)).toContain('id="two" data-at="1"');
  });

  it('says what its scenes say, by its own clock', () => {
    expect(vttOf(still)).toBe(
      'WEBVTT\n\n1\n00:00:00.200 --> 00:00:02.000\n一\n\n2\n00:00:02.600 --> 00:00:03.500\n二\n',
    );
  });

  it('is heard where its scenes are, softly where something is said, and silent elsewhere', () => {
    const wav = drawTrack(still);
    const loudest = (from: number, to: number) => {
      let most = 0;
      for (let at = Math.round(from * trackRate); at < to * trackRate; at++)
        most = Math.max(most, Math.abs(wav.readInt16LE(44 + at * 2)));
      return most;
    };
    expect(wav.length).toBe(44 + 10.5 * trackRate * 2);
    expect(loudest(3.5, 3.55)).toBeGreaterThan(3000);
    expect(loudest(0, 0.19)).toBe(0);
    expect(loudest(0.2, 0.4)).toBeGreaterThan(500);
    expect(loudest(4.3, 10)).toBe(0);
  });
});

describe.each(drawnFilms.map((film) => [film.slug, film] as const))('%s', (_, film) => {
  it('lasts about a minute and can be drawn at any moment of it', () => {
    expect(secondsOf(film)).toBeGreaterThanOrEqual(45);
    expect(secondsOf(film)).toBeLessThanOrEqual(75);
    for (let second = 0; second < secondsOf(film); second += 1.7)
      expect(drawFrame(film, second)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('leaves time to read what is said', () => {
    const tooFast = saidIn(film).filter(({ from, to, text }) => text.length / (to - from) > 11);
    expect(tooFast).toEqual([]);
  });
});

it('a line goes through its knots and never beyond them', () => {
  const line = lineThrough([
    [0, 1],
    [1, 5],
    [2, 5],
    [3, 2],
  ]);
  expect([0, 1, 2, 3].map(line)).toEqual([1, 5, 5, 2]);
  for (let x = -1; x < 4; x += 0.05) {
    expect(line(x)).toBeGreaterThanOrEqual(1);
    expect(line(x)).toBeLessThanOrEqual(5 + 1e-9);
  }
});
