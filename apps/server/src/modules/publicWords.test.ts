import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { wordSources } from './front/moderation/moderation.sources';

const modules = __dirname;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return filesIn(path);
    return /\.ts$/.test(one.name) && !/\.test\.ts$/.test(one.name) ? [path] : [];
  });

const holding = (words: RegExp) =>
  filesIn(modules)
    .filter((path) => words.test(readFileSync(path, 'utf8')))
    .map((path) => relative(modules, path))
    .sort();

// Public text has the type `PassedText`, which only publicWord.passed.ts can create.
it('nothing makes a text into one that was looked at, but the one way in', () => {
  expect(holding(/as (?:unknown as )?(?:PassedText|Record<\w+, PassedText>)/)).toEqual([
    'people/publicWord/publicWord.passed.ts',
    'people/publicWord/publicWord.service.ts',
  ]);
});

it('only who keeps private words goes round it', () => {
  expect(holding(/\basPrivateText\b/)).toEqual([
    'classroom/classroom/classEvaluation.service.ts',
    'learning/courseNote/courseNote.service.ts',
    'people/publicWord/publicWord.passed.ts',
    'slides/annotation/annotation.edit.ts',
    'slides/annotation/annotation.service.ts',
    'slides/tour/tour.publishing.ts',
  ]);
});

it('each table of public words is looked after by who runs the platform', () => {
  expect(holding(/\$type<PassedText>/)).toEqual([
    'classroom/classroom/classroom.tables.ts',
    'classroom/classroomDiscuss/classroomDiscuss.tables.ts',
    'classroom/classroomNotice/classroomNotice.tables.ts',
    'learning/course/learners/comment.tables.ts',
    'learning/courseNote/courseNote.tables.ts',
    'learning/courseNotice/courseNotice.tables.ts',
    'learning/courseQuestion/courseQuestion.tables.ts',
    'slides/annotation/annotation.tables.ts',
    'slides/tour/tour.tables.ts',
    'training/bulletComment/bulletComment.tables.ts',
  ]);
  expect(wordSources.map(({ kind }) => kind).sort()).toEqual([
    1, 10, 11, 12, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});
