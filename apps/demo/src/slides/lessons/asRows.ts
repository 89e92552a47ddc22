import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type { LayerShape } from '@cheese/domain/contract/slides/annotation';
import type { Spot, TaskKey } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import type { TourStop } from '@cheese/domain/contract/slides/slideTour';
import type { Box } from '@cheese/generators/tissues/lots';
import { signs } from '@cheese/generators/tissues/signs/signs';
import { type TissueName, tissues } from '@cheese/generators/tissues/tissues';
import type { Lesson, SeedTask } from './lesson';
import { lessons } from './lessons';
import { type Place, type Places, placesOf } from './places';

interface Known extends Places {
  tissue: TissueName;
  lesson: Lesson;
}

const knownOf = (tissue: TissueName): Known => ({
  tissue,
  lesson: lessons[tissue],
  ...placesOf(tissue),
});

const cornersOf = ([left, top, right, bottom]: Box): Spot[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

const middleOf = ([left, top, right, bottom]: Box): Spot => ({
  x: Math.round((left + right) / 2),
  y: Math.round((top + bottom) / 2),
});

/** A landmark is one place; of a look there may be many. */
function placesCalled({ tissue, landmarks, looks }: Known, of: string): Place[] {
  const landmark = landmarks.get(of);
  const found = landmark ? [landmark] : (looks.get(of) ?? []);
  if (found.length === 0) throw new Error(`Nothing is known of ${of} in ${tissue}.`);
  return found;
}

const around = ({ x, y }: Spot, by: number): Spot[] => cornersOf([x - by, y - by, x + by, y + by]);

/** Where one is told to look: about a landmark, or within the box of a look that has not all. */
function regionOf(known: Known, of: string, by?: number): { region?: Spot[] } {
  const [place] = placesCalled(known, of);
  if (by !== undefined && place) return { region: around(place, by) };
  const look = known.lesson.looks[of];
  return look && !look.isAll ? { region: cornersOf(look.box) } : {};
}

function keyOf(known: Known, task: SeedTask): TaskKey {
  const { mpp, objective } = tissues[known.tissue];
  const targets = (of: string) => placesCalled(known, of).map((one) => one.around ?? [spot(one)]);
  switch (task.kind) {
    case 'point': {
      const region = regionOf(known, task.of, task.around);
      return {
        kind: slideTaskKindCodes.point,
        targets: targets(task.of),
        reach: task.reach / mpp,
        ...region,
      };
    }
    case 'outline': {
      const region = regionOf(known, task.of, task.around);
      const outline = targets(task.of)[0] ?? [];
      return { kind: slideTaskKindCodes.outline, outline, threshold: task.threshold, ...region };
    }
    case 'count': {
      const { region = null } = regionOf(known, task.of);
      const cells = placesCalled(known, task.of).map(spot);
      return {
        kind: slideTaskKindCodes.count,
        cells,
        reach: task.reach / mpp,
        region,
        allowed: task.allowed,
      };
    }
    case 'labels': {
      const pairs = task.at.map((key) => {
        const [place] = placesCalled(known, key);
        return { at: spot(place ?? { x: 0, y: 0 }), text: nameOf(known.tissue, key) };
      });
      return { kind: slideTaskKindCodes.label, pairs, others: [...task.others] };
    }
    case 'choose': {
      const options = task.options.map((text, at) => ({ text, isRight: task.right.includes(at) }));
      return { kind: slideTaskKindCodes.choose, options, region: cornersOf(task.about) };
    }
    case 'find': {
      const region = regionOf(known, task.of);
      const most = task.times / objective;
      return {
        kind: slideTaskKindCodes.find,
        targets: targets(task.of),
        reach: task.reach / mpp,
        most,
        ...region,
      };
    }
  }
}

const spot = ({ x, y }: Spot): Spot => ({ x, y });
const signOf = (tissue: TissueName, key: string) => signs[tissue].find((one) => one.key === key);
const nameOf = (tissue: TissueName, key: string) => signOf(tissue, key)?.name ?? key;

/** What is to be done on a slide, with what is right. */
export function tasksOf(tissue: TissueName) {
  const known = knownOf(tissue);
  return known.lesson.tasks.map((task) => {
    const { title, text, explanation } = task;
    return { title, text, explanation, key: keyOf(known, task) };
  });
}

/** What lies where: each landmark with its name and what one should know of it. */
export function shapesOf(tissue: TissueName): LayerShape[] {
  const { landmarks } = knownOf(tissue);
  return signs[tissue].map(({ key, name, nameEn, text }) => {
    const place = landmarks.get(key);
    const corners = place?.around ?? [place ?? { x: 0, y: 0 }];
    return {
      id: key,
      kind: corners.length > 1 ? 'polygon' : 'point',
      colour: 'yellow',
      isMeasured: false,
      text: `${name}\n${nameEn}\n${text}`,
      points: corners.flatMap(({ x, y }) => [x, y]),
    };
  });
}

/** The stops of its tour, each seen as the viewer's address says it. */
export function tourOf(tissue: TissueName): { title: string; stops: TourStop[] } {
  const known = knownOf(tissue);
  const { title, stops } = known.lesson.tour;
  return {
    title,
    stops: stops.map((stop, nth) => {
      const { x, y } =
        typeof stop.at === 'string'
          ? (placesCalled(known, stop.at)[0] ?? { x: 0, y: 0 })
          : middleOf(stop.at);
      const scale = Number((stop.times / tissues[tissue].objective).toFixed(6));
      const { title: called, text } = stop;
      return {
        id: `${tissue}-${nth + 1}`,
        title: called,
        text,
        sound: '',
        view: [x, y, scale, 0, 0].join('_'),
      };
    }),
  };
}
