import { selectQuestions, selectRefs } from '../question/question.door';
import type { LessonQuestions } from '../../learning/courseMaking/courseMaking.questions';
import { usableBanks } from '../bank/bank.usable';
import { wordsOf } from '../question/question.words';
import { selectPlatformBanks } from './lessonQuestions.store';

/** Using a question in a lesson reveals its key, so only questions of usable banks are allowed. */
export const lessonQuestions: LessonQuestions = {
  async areUsable(maker, owner, ids) {
    return (await this.selectUsable(maker, owner, ids)).size === new Set(ids).size;
  },
  async selectUsable(maker, owner, ids) {
    if (ids.length === 0) return new Set();
    const refs = await selectRefs(maker.db, ids);
    const bankIds = [...new Set(refs.map(({ bankId }) => bankId))];
    const banks =
      owner === null
        ? await selectPlatformBanks(maker.db, bankIds)
        : await usableBanks(maker, bankIds);
    const usable = new Set(banks.map(({ id }) => id));
    return new Set(
      refs.flatMap(({ questionId, bankId }) => (usable.has(bankId) ? [questionId] : [])),
    );
  },
  async selectLiving(db, ids) {
    if (ids.length === 0) return new Set();
    return new Set((await selectRefs(db, ids)).map(({ questionId }) => questionId));
  },
  async describe(db, ids) {
    if (ids.length === 0) return [];
    const rows = await selectQuestions(db, ids);
    const refs = rows.map(({ id, version }) => ({ questionId: id, version }));
    const words = new Map((await wordsOf(db, refs)).map((one) => [one.questionId, one]));
    const gone = new Set(rows.flatMap(({ id, deletedAt }) => (deletedAt === null ? [] : [id])));
    return ids.flatMap((id) => {
      const one = words.get(id);
      return one ? [{ id, type: one.type, stem: one.stem, isGone: gone.has(id) }] : [];
    });
  },
};
