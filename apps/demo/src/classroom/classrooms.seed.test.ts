import { classNotice } from '@cheese/server/modules/classroom/classroomNotice/classroomNotice.tables';
import { classTopic } from '@cheese/server/modules/classroom/classroomDiscuss/classroomDiscuss.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { isNotNull } from 'drizzle-orm';
import { seedPeople } from '../people/person.seed';
import { seedSchools } from '../school/school.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedClassrooms } from './classrooms.seed';
import { demoRooms } from './rooms';

const test = useTestApp();

it('tells and discusses what its file says, by people who are in the classes', async () => {
  await plantAreas(test, [seedPeople, seedSchools, seedClassrooms]);
  const { db } = test.database;
  const told = demoRooms.reduce((sum, { notices }) => sum + notices.length, 0);
  const opened = demoRooms.reduce((sum, { topics }) => sum + topics.length, 0);
  expect(await db.$count(classNotice)).toBe(told);
  expect(await db.$count(classTopic)).toBe(opened);
  expect(await db.$count(classTopic, isNotNull(classTopic.bestId))).toBe(1);
});
