import type { CourseImport, CourseImportUpload } from '@cheese/domain/contract/learning/courseFile';
import { readZip } from '@cheese/question-files/zip/read';
import { writeZip } from '@cheese/question-files/zip/write';
import { runNextJob } from '../../modules/base/job/job.run';
import { lessonParts } from '../../modules/lessonParts';
import { course } from '../../modules/learning/course/course.tables';
import { courseFileJobs } from '../../modules/learning/courseFile/import.jobs';
import type { Manifest } from '../../modules/learning/courseFile/manifest';
import { makePicture } from './makeDocuments';
import { making, TEACHER } from '../calls/making';
import { sendForm } from '../calls/sendForm';
import type { TestApp } from '../useTestApp';

export const PICTURE = 'upload/main/2/image/a/heart.png';
const text = `<h2>心电图</h2><p>看图：<img src="/storage/${PICTURE}" alt="心"></p>`;
const chapters = [
  {
    title: '绪论 😀',
    html: text,
    items: [
      { title: '阅读', content: { type: 8 as const, html: text } },
      {
        title: '测验',
        type: 64 as const,
        rule: 'passed' as const,
        isHidden: true,
        content: { type: 64 as const, questionIds: [1, 2], askCount: 1, passShare: 80 },
      },
    ],
    chapters: [{ title: '第一节', items: [{ title: '图', type: 4 as const, isTrial: true }] }],
  },
];

/** A manipulated course file. */
export function forged(zip: Uint8Array, change: (manifest: Manifest) => unknown) {
  const archive = readZip(zip);
  const all = new Map(archive.names.map((name) => [name, archive.open(name) as Uint8Array]));
  const manifest = JSON.parse((archive.open('course.json') ?? '').toString()) as Manifest;
  const changed = change(manifest) ?? manifest;
  return writeZip(all.set('course.json', Buffer.from(JSON.stringify(changed))));
}

/** A course of the first school with all that is written, and what becomes of it as a file. */
export function courseFiles(test: TestApp) {
  const { given } = making(test);
  const ask = async (call: string, asked?: object, by: number = TEACHER) =>
    test.ask(call.replace(' ', ' /doctor-cheese/course/file/v1/'), asked, {
      token: await test.signIn(by),
    });

  /** The course as one file, as a browser fetches it. */
  async function exported(by: number = TEACHER) {
    const { body } = await ask('POST make', { courseId: 1 }, by);
    const { file, bytes, left } = body.data as {
      file: { url: string };
      bytes: number;
      left: string[];
    };
    const answer = await test.fetch(file.url, await test.signIn(by));
    return { answer, zip: answer.rawPayload, bytes, left };
  }

  const begin = async (zip: Uint8Array, by: number = TEACHER, name = '课程😀.zip') =>
    ask('POST import/begin', { name, bytes: zip.length, fingerprint: `v1:${zip.length}:a` }, by);

  async function brought(zip: Uint8Array, by: number = TEACHER) {
    const upload = (await begin(zip, by)).body.data as CourseImportUpload;
    const signed = Object.fromEntries(upload.fields.map(({ name, value }) => [name, value]));
    for (let at = 0; at * upload.partBytes < zip.length; at += 1) {
      const bytes = zip.subarray(at * upload.partBytes, (at + 1) * upload.partBytes);
      const fields = { key: `${upload.keyPrefix}${at + 1}`, ...signed };
      await sendForm(test, upload.host, { fields, file: { bytes, name: 'blob' } });
    }
    return (await ask('PUT import/finish', { importId: upload.import.id }, by)).body
      .data as CourseImport;
  }

  function work(stopping: AbortSignal = new AbortController().signal) {
    const { clock, storage, files } = test.app.services;
    const shop = { db: test.database.db, clock, storage, files };
    return runNextJob({ ...shop, log: test.app.log, stopping }, courseFileJobs(shop, lessonParts));
  }

  async function imported(zip: Uint8Array, by: number = TEACHER) {
    const { id } = await brought(zip, by);
    await work();
    return (await ask(`GET import/detail?importId=${id}`, undefined, by)).body.data as CourseImport;
  }

  const files = async (prefix: string) => {
    const { storage } = test.app.services;
    return (await storage.list(prefix)).map(({ key }) => key);
  };
  const courses = async () => (await test.database.db.select().from(course)).length;
  const begun = async () => {
    await given({
      courses: [
        {
          organisationId: 1,
          createdBy: TEACHER,
          publishedAt: null,
          html: text,
          chapters,
          name: '心电图/入门 😀',
          goals: ['会读图'],
          forWhom: '三年级',
          certificateShare: 90,
          countsByHand: true,
          teachers: [{ personId: TEACHER, organisationId: 1 }],
        },
      ],
    });
    const { storage } = test.app.services;
    await storage.put(PICTURE, await makePicture('png'));
    await storage.put('course/map.webp', await makePicture('webp', 64));
    await storage.put('course/cover.webp', await makePicture('webp', 48));
  };
  return { ask, exported, begin, brought, work, imported, files, courses, begun };
}
