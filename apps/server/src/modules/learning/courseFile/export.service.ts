import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseFileContract as C } from '@cheese/domain/contract/learning/courseFile';
import { courseFileLimits } from '@cheese/domain/codes/learning/courseFiles';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { selectSecret } from '../../base/upload/upload.door';
import { type Maker, refuseOthers } from '../courseMaking/courseMaking.access';
import { findMade } from '../courseMaking/courseMaking.door';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { makeCourseFile } from './export.make';

export const filePath = '/storage/made/course/';
const LIFE_MS = 10 * 60_000;
const PURPOSE = 'courseFile';

/** A download address; the file is generated while it is downloaded. */
export async function offerCourseFile(
  maker: Maker,
  parts: LessonParts,
  courseId: number,
): Promise<Answers<C['make']>> {
  const { db, clock, person } = maker;
  await refuseOthers(maker, courseId);
  const now = clock.now();
  await consumeRateLimits(db, now, [
    { key: `courseFile:${person.id}`, limit: limits.courseFilesOfPerson },
  ]);
  const { row } = (await findMade(db, courseId)) ?? refuse('course.notFound');
  const { bytes, left } = await makeCourseFile({ ...maker, parts }, row);
  if (bytes > courseFileLimits.bytes) refuse('courseFile.tooLarge');
  const expiresAt = now.getTime() + LIFE_MS;
  const url = `${filePath}${await passFor(db, { courseId, personId: person.id, expiresAt })}.zip`;
  const fileName = `${row.name}_${chinaDay(now.getTime())}.zip`;
  return { file: { fileName, url, expiresAt }, bytes, left: [...left] };
}

interface Pass {
  courseId: number;
  personId: number;
  expiresAt: number;
}

async function passFor(db: Db, { courseId, personId, expiresAt }: Pass): Promise<string> {
  const words = [courseId, personId, expiresAt].map((number) => number.toString(36)).join('.');
  return `${words}-${signatureOf(await selectSecret(db, PURPOSE), words)}`;
}

const signatureOf = (secret: string, words: string) =>
  createHmac('sha256', secret).update(words).digest('base64url');

/** The content of a signed address; null if it is forged or expired. */
export async function readFilePass(db: Db, clock: Clock, pass: string): Promise<Pass | null> {
  const [, words = '', signature = ''] =
    /^([\da-z]+(?:\.[\da-z]+){2})-([\w-]{43})$/.exec(pass) ?? [];
  const right = signatureOf(await selectSecret(db, PURPOSE), words);
  const isOurs =
    signature.length === right.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(right));
  const [courseId = 0, personId = 0, expiresAt = 0] = words
    .split('.')
    .map((word) => parseInt(word, 36));
  return isOurs && expiresAt > clock.now().getTime() ? { courseId, personId, expiresAt } : null;
}
