import { morphologyFieldCodes } from '@cheese/domain/codes/slides/morphology';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { TissueName } from '@cheese/generators/tissues/tissues';
import type { Db } from '@cheese/server/db/database';
import { audience } from '@cheese/server/modules/school/audience/audience.tables';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { slide, slideLibrary } from '@cheese/server/modules/slides/slide/slide.tables';
import { slideWords } from '@cheese/server/modules/slides/slidePanel/slidePanel.tables';
import {
  slideTray,
  slideTraySlide,
} from '@cheese/server/modules/slides/slide/lending/slideTray.tables';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type FindSlide, slideFinder } from '../learning/slideFinder';
import type { Seed, SeedContext } from '../planting/seed';
import { findPlatformAdmin } from '../planting/findPlatformAdmin';
import { findingForms } from './findingForms';
import { plantFindings } from './plantFindings';
import { plantLesson } from './plantLesson';
import { plantSlide } from './plantSlides';
import { seedSlides } from './slides';
import { drawnSource } from './slides.seed';
import { seedSlideWords } from './slideWords';
import { schoolTissues, schoolTrays } from './schoolTrays';

const SCHOOL = '仁心医学院';
const LEARNERS = 6;

/** What is taught with the drawn slides: by the platform, and by a school with slides of its own. */
export const seedSlideLessons: Seed = {
  area: 'slideLessons',
  async plant(soil) {
    const { db, clock } = soil;
    const now = clock.now();
    const keeperId = await findPlatformAdmin(db);
    const find = await slideFinder(db);
    for (const { tissue } of seedSlides) {
      const by = { organisationId: null, personId: keeperId, now, tries: 0 };
      await plantLesson(db, { slideId: find(tissue), tissue }, by);
    }
    await plantSchool(soil, find);
  },
};

async function plantSchool({ db, clock }: SeedContext, find: FindSlide) {
  const now = clock.now();
  const people = await peopleOf(db);
  const [teacher] = people.filter(({ role }) => role === roleCodes.teacher);
  if (!teacher) return;
  const { organisationId, personId: teacherId } = teacher;
  const [library] = await db
    .insert(slideLibrary)
    .values({
      organisationId,
      name: `${SCHOOL}切片库`,
      field: morphologyFieldCodes.histology,
      updatedAt: now,
    })
    .returning({ id: slideLibrary.id });
  const slideIds = new Map<TissueName, number>();
  for (const [place, tissue] of schoolTissues.entries()) {
    const thumbnail = await thumbnailOf(db, find(tissue));
    const lies = { libraryId: library?.id ?? 0, place, thumbnail, source: drawnSource, now };
    const slideId = await plantSlide(db, tissue, lies);
    slideIds.set(tissue, slideId);
    await db.insert(slideWords).values({ slideId, updatedAt: now, ...seedSlideWords[tissue] });
    await plantLesson(
      db,
      { slideId, tissue },
      { organisationId, personId: teacherId, now, tries: 3 },
    );
  }
  const learners = people
    .filter(({ role }) => role === roleCodes.learner)
    .map(({ personId }) => personId);
  for (const form of findingForms) {
    const slideId = slideIds.get(form.tissue) ?? 0;
    await plantFindings(db, form, { slideId, teacherId, learners, now });
  }
  for (const tray of schoolTrays) {
    await plantTray(db, tray, { organisationId, teacherId, slideIds, now });
  }
}

/** The same picture as the platform's slide has. */
async function thumbnailOf(db: Db, id: number): Promise<string> {
  const rows = await db.select({ key: slide.thumbnail }).from(slide).where(eq(slide.id, id));
  return rows[0]?.key ?? '';
}

interface Member {
  organisationId: number;
  personId: number;
  role: number;
}

/** Of the school: who teaches there, and the first who learn. */
async function peopleOf(db: Db): Promise<Member[]> {
  const { organisationId, personId, role } = membership;
  const of = (asked: typeof roleCodes.teacher | typeof roleCodes.learner, most: number) =>
    db
      .select({ organisationId, personId, role })
      .from(membership)
      .innerJoin(organisation, eq(organisation.id, organisationId))
      .where(and(eq(organisation.name, SCHOOL), eq(role, asked), isNotNull(personId)))
      .orderBy(asc(membership.id))
      .limit(most);
  const rows = [...(await of(roleCodes.teacher, 1)), ...(await of(roleCodes.learner, LEARNERS))];
  return rows.flatMap((row) => (row.personId === null ? [] : [{ ...row, personId: row.personId }]));
}

interface Where {
  organisationId: number;
  teacherId: number;
  slideIds: ReadonlyMap<TissueName, number>;
  now: Date;
}

async function plantTray(
  db: Db,
  { title, text, slides }: (typeof schoolTrays)[number],
  { organisationId, teacherId, slideIds, now }: Where,
) {
  const [meant] = await db
    .insert(audience)
    .values({ kind: 'organisation', organisationId, createdAt: now })
    .returning({ id: audience.id });
  const [tray] = await db
    .insert(slideTray)
    .values({
      organisationId,
      audienceId: meant?.id ?? 0,
      title,
      text,
      createdBy: teacherId,
      updatedAt: now,
    })
    .returning({ id: slideTray.id });
  await db.insert(slideTraySlide).values(
    slides.map(({ tissue, note }, place) => ({
      trayId: tray?.id ?? 0,
      slideId: slideIds.get(tissue) ?? 0,
      place,
      note,
    })),
  );
}
