import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideQuestionContract as C } from '@cheese/domain/contract/slides/slideQuestion';
import { promptsIn } from '@cheese/domain/questions/slide/slideWords';
import type { Static } from 'typebox';
import type { FileRules } from '../../../ports/fileRules';
import { refuse } from '../../../calls/refusal';
import { type Sheet, sheetOf } from '../../exam/attempt/attempt.sheet';
import type { ExamContext } from '../../exam/exam/sitting/exam.demands';
import { requireWords } from '../../exam/exam/exam.door';
import { mayAskNow } from '../../exam/practice/practice.draw';
import { wordsOf } from '../../exam/question/question.words';
import { requireLesson } from '../../learning/study/study.door';
import { tileSourceOf } from '../slide/signing/tile.source';
import { findAsked } from './slideQuestion.store';

/**
 * Practised words stay with the learner, but the slide is shown only while the lesson or the bank
 * is open to them.
 */
async function requireOpen(context: ExamContext, { kind, sourceId }: Sheet, questionId: number) {
  if (kind === 'exam') return;
  if (kind === 'courseware') await requireLesson(context, sourceId);
  else if ((await mayAskNow(context, [questionId])).length === 0) refuse('question.notFound');
}

/** The tiles of a slide on which a question is answered: with its words, and no longer than those. */
export async function readQuestionTiles(
  context: ExamContext & { files: FileRules },
  { attemptId, place }: Static<C['tileSource']['query']>,
): Promise<Answers<C['tileSource']>> {
  const { db, person } = context;
  const sheet = await sheetOf(db, person.id, attemptId);
  const { endsAt } = await requireWords(context, sheet);
  const item = sheet.items[place] ?? refuse('question.notFound');
  await requireOpen(context, sheet, item.questionId);
  const [words] = await wordsOf(db, [item]);
  const told = words?.type === questionTypeCodes.slide ? promptsIn(words.prompts) : null;
  const slideId = told?.slideId ?? refuse('question.notFound');
  const found = await findAsked(db, { slideId, questionId: item.questionId });
  return tileSourceOf({ ...context, endsAt }, found ?? refuse('slide.notFound'));
}
