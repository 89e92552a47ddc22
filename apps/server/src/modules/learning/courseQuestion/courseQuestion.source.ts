import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { WordSource } from '../../people/publicWord/publicWord.source';
import { maySee } from '../course/course.seen';
import { dropAnswer } from './answer.service';
import { dropQuestion } from './courseQuestion.service';
import { findAnswer, findQuestion, updateAnswer, updateQuestion } from './courseQuestion.store';
import { notifyAsker, notifyTeachers } from './courseQuestion.notify';

export const questionWords: WordSource = {
  kind: wordKindCodes.question,
  async find(context, id) {
    const found = await findQuestion(context.db, id);
    if (!found || found.row.heldAt || !(await maySee(context, found.row.courseId))) return null;
    const { personId, title, text } = found.row;
    return { personId, text: `${title}\n${text}` };
  },
  async publish(tx, id, now) {
    const found = await findQuestion(tx, id);
    if (!found?.row.heldAt) return;
    await updateQuestion(tx, id, { heldAt: null });
    await notifyTeachers(tx, id, now);
  },
  remove: dropQuestion,
};

export const answerWords: WordSource = {
  kind: wordKindCodes.answer,
  async find(context, id) {
    const row = await findAnswer(context.db, id);
    const question = row && !row.heldAt && (await findQuestion(context.db, row.questionId));
    if (!question || !(await maySee(context, question.row.courseId))) return null;
    return { personId: row.personId, text: row.text };
  },
  async publish(tx, id, now) {
    const row = await findAnswer(tx, id);
    if (!row?.heldAt) return;
    await updateAnswer(tx, id, { heldAt: null });
    await notifyAsker(tx, id, now);
  },
  remove: dropAnswer,
};
