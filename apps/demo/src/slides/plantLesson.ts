import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import type { TissueName } from '@cheese/generators/tissues/tissues';
import type { Db } from '@cheese/server/db/database';
import { asPrivateText } from '@cheese/server/modules/people/publicWord/publicWord.passed';
import { slideLayer } from '@cheese/server/modules/slides/annotation/annotation.tables';
import { slideTask } from '@cheese/server/modules/slides/slideTask/slideTask.tables';
import { slideTour } from '@cheese/server/modules/slides/slideTour/slideTour.tables';
import { shapesOf, tasksOf, tourOf } from './lessons/asRows';

interface Teaching {
  /** Whose it is; null for the platform's. */
  organisationId: number | null;
  personId: number;
  now: Date;
  /** How often a task may be tried; where there is no end what is right is shown after each. */
  tries: number;
}

/** A layer, a tour and tasks of a drawn slide, as who teaches with it would have made them. */
export async function plantLesson(
  db: Db,
  { slideId, tissue }: { slideId: number; tissue: TissueName },
  { organisationId, personId, now, tries }: Teaching,
) {
  const by = { slideId, organisationId, personId, visibility: noteVisibilityCodes.public } as const;
  const moments = { createdAt: now, updatedAt: now };
  const shapes = shapesOf(tissue);
  await db.insert(slideLayer).values({
    ...by,
    ...moments,
    kind: 'teaching',
    name: asPrivateText('结构标注'),
    colour: 'yellow',
    words: asPrivateText(
      JSON.stringify(Object.fromEntries(shapes.map(({ id, text }) => [id, text]))),
    ),
    shapes: shapes.map(({ text: _text, ...drawn }) => ({ ...drawn, at: 1 })),
    shapeCount: shapes.length,
    version: 1,
  });
  const { title, stops } = tourOf(tissue);
  const words = stops.map(({ id, ...said }) => [id, { title: said.title, text: said.text }]);
  await db.insert(slideTour).values({
    ...by,
    ...moments,
    title: asPrivateText(title),
    version: 1,
    words: asPrivateText(JSON.stringify(Object.fromEntries(words))),
    stops: stops.map(({ id, view, sound }) => ({ id, view, sound })),
  });
  const reveals = tries === 0 ? 1 : 2;
  const made = { slideId, tries, reveals, createdBy: personId, updatedAt: now } as const;
  await db
    .insert(slideTask)
    .values(tasksOf(tissue).map((task, place) => ({ ...made, ...task, place })));
}
