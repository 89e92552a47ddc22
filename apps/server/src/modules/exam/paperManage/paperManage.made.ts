import type { Answers } from '@cheese/domain/contract/call';
import type { PaperManageContract as C } from '@cheese/domain/contract/exam/paperManage';
import type { FiledQuestion } from '@cheese/question-files/shapes';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { selectQuestions } from '../question/question.door';
import type { Db } from '../../../db/database';
import { picturesIn } from '../../base/picture/picture.bytes';
import { offerDownload } from '../../people/madeFile/madeFile.service';
import { makePaper } from '../paper/paper.make';
import { wordsOf } from '../question/question.words';
import { settledPlan } from './paperManage.rules';
import { paperOfSchool, type Teacher } from './paperManage.service';
import { toKeyed } from './paperManage.shapes';
import { paperManageTexts } from './paperManage.texts';

const asWritten = { shufflesQuestions: false, shufflesOptions: false };

/** A paper as one learner would get it, in its own order. */
async function made(teacher: Teacher, { paperId, seed }: { paperId: number; seed?: number }) {
  const { db } = teacher;
  const { name, plan, organisationId } = await paperOfSchool(teacher, paperId);
  const paper = await makePaper(db, await settledPlan(db, organisationId, plan), {
    ...asWritten,
    ...(seed !== undefined && { seed }),
  });
  const isDrawn = plan.sections.some(({ draws }) => draws.length > 0);
  return { name, isDrawn, ...paper, words: await wordsOf(db, paper.items) };
}

export async function readMade(
  teacher: Teacher,
  query: Static<C['made']['query']>,
): Promise<Answers<C['made']>> {
  const { name, isDrawn, items, sections, words } = await made(teacher, query);
  const rows = await rowsFor(
    teacher.db,
    items.map(({ questionId }) => questionId),
  );
  const questions = items.map(({ questionId, score, groupId, version }, at) => ({
    ...toKeyed(words[at]!, rows.get(questionId) ?? { bankId: 0, groupId, version }),
    score: score / 100,
  }));
  let from = 0;
  return {
    name,
    questionCount: questions.length,
    totalScore: items.reduce((sum, { score }) => sum + score, 0) / 100,
    isDrawn,
    sections: sections.map(({ title, note, count }) => ({
      title,
      note,
      questions: questions.slice(from, (from += count)),
    })),
  };
}

async function rowsFor(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await selectQuestions(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same as a document; a part of the paper is a heading of it. */
export async function exportPaper(
  teacher: Teacher & CallerContext<'heavy' | 'storage'>,
  { withKey, ...asked }: Static<C['export']['query']>,
): Promise<Answers<C['export']>> {
  const { db, heavy, storage, clock } = teacher;
  const { name, items, sections, words } = await made(teacher, asked);
  const titles = sections.flatMap(({ title, count }) => Array<string>(count).fill(title));
  const questions = words.map((row, at): FiledQuestion => {
    const { type, difficulty, context, stem, pictures, options, prompts } = row;
    const { key, analysis, tags, source } = row;
    const groupId = items[at]?.groupId ?? null;
    const group = groupId === null ? null : String(groupId);
    return {
      chapter: titles[at] ? [titles[at]] : [],
      draft: {
        type,
        difficulty,
        context,
        group,
        stem,
        pictures,
        options,
        prompts,
        key,
        analysis,
        tags,
        source,
      },
    };
  });
  const pictures = await picturesIn(storage, JSON.stringify(questions));
  const format = withKey ? ('docx' as const) : ('docxWithoutKey' as const);
  const wanted = { title: name, questions, pictures, format, isPaper: true };
  const { bytes, lost } = await heavy.run('writeQuestionFile', wanted, teacher);
  const fileName = `${name}${withKey ? paperManageTexts.withKey : ''}_${chinaDay(clock.now().getTime())}.docx`;
  return {
    file: await offerDownload(db, teacher, { fileName, content: bytes }),
    lost: lost.map(({ at, what }) => ({ number: at + 1, what })),
  };
}
