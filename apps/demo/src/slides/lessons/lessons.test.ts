import { TaskKey } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { SlideTour } from '@cheese/domain/contract/slides/slideTour';
import { liesAt } from '@cheese/generators/tissues/landmarks';
import { signs } from '@cheese/generators/tissues/signs/signs';
import { type TissueName, tissues } from '@cheese/generators/tissues/tissues';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { shapesOf, tasksOf, tourOf } from './asRows';
import { findPlaces } from './findPlaces';
import { lessons } from './lessons';
import kept from './places.json';
import { placesOf } from './places';

const names = Object.keys(tissues) as TissueName[];

// Looked for anew and kept: `PLACES=write npx jest -c apps/demo/jest.config.cjs lessons/lessons`.
if (process.env['PLACES'] === 'write') {
  const anew = Object.fromEntries(names.map((name) => [name, findPlaces(name)]));
  writeFileSync(join(__dirname, 'places.json'), JSON.stringify(anew));
}

it('what is kept of places is found again in the pictures', () => {
  for (const name of ['bloodSmear', 'skin', 'muscle'] as const) {
    expect(findPlaces(name)).toEqual(kept[name]);
  }
});

describe.each(names)('%s', (name) => {
  const { landmarks, looks } = placesOf(name);
  const { width, height } = tissues[name];

  it('has its places where the picture has what they name', () => {
    expect([...landmarks.keys()].sort()).toEqual(signs[name].map(({ key }) => key).sort());
    for (const { key, lies } of signs[name]) {
      expect(lies).toContain(liesAt(name, landmarks.get(key) ?? { x: 0, y: 0 }));
    }
    for (const [of, look] of Object.entries(lessons[name].looks)) {
      const places = looks.get(of) ?? [];
      expect(places.length).toBeGreaterThan(0);
      if (look.isBand) continue;
      for (const place of places) expect(look.lies).toContain(liesAt(name, place));
    }
  });

  it('has a layer that says of each landmark what it is', () => {
    const shapes = shapesOf(name);
    expect(shapes.length).toBeGreaterThanOrEqual(8);
    for (const { text } of shapes) expect(text).toMatch(/^\S+\n[A-Z].+\n.+。$/);
  });

  it('has a tour whose stops can be read, on the slide', () => {
    const { title, stops } = tourOf(name);
    expect(title).not.toBe('');
    expect(stops.length).toBeGreaterThanOrEqual(5);
    expect(Value.Check(SlideTour.properties.stops, stops)).toBe(true);
    for (const { view } of stops) {
      const [x = -1, y = -1, scale = 0] = view.split('_').map(Number);
      expect(x >= 0 && x <= width && y >= 0 && y <= height && scale > 0 && scale <= 2).toBe(true);
    }
  });

  it('has at least five tasks, each of another kind', () => {
    const tasks = tasksOf(name);
    expect(tasks.length).toBeGreaterThanOrEqual(5);
    expect(new Set(tasks.map(({ key }) => key.kind)).size).toBe(tasks.length);
    for (const { key, title } of tasks) {
      expect({ title, is: Value.Check(TaskKey, key) }).toEqual({ title, is: true });
    }
  });
});
