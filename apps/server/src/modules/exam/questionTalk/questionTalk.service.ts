import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionTalkContract as C } from '@cheese/domain/contract/exam/questionTalk';
import type { CallerContext } from '../../../calls/callerContext';
import { countSaid } from '../../learning/comment/comment.door';
import { toReviewed } from '../question/question.shapes';
import { wordsOf } from '../question/question.words';
import { refuse } from '../../../calls/refusal';
import { openTalk, talksOf } from './questionTalk.see';

export async function countTalks(
  context: CallerContext<'db'>,
  questionIds: readonly number[],
): Promise<Answers<C['counts']>> {
  const talks = await talksOf(context, questionIds);
  const open = questionIds.filter((id) => typeof talks.get(id) === 'object');
  const counts = await countSaid(context.db, commentSubjectCodes.question, open);
  return open.map((questionId) => ({ questionId, count: counts.get(questionId) ?? 0 }));
}

/** In the words in which it was answered, or those of now. */
export async function readDiscussed(
  context: CallerContext<'db'>,
  questionId: number,
): Promise<Answers<C['question']>> {
  const { answer, groupId, bank, version } = await openTalk(context, questionId);
  const [words] = await wordsOf(context.db, [{ questionId, version: answer?.version ?? version }]);
  if (!words) return refuse('question.notFound');
  // After clearing their progress a learner counts as not having answered.
  const isAnswered = answer !== null && answer.share !== null;
  const { given, share } = isAnswered ? answer : { given: [], share: null };
  return {
    question: toReviewed({ words, groupId, shown: null }, { given, share }),
    bankName: bank.name,
    isAnswered,
  };
}
