import type { Answers } from '@cheese/domain/contract/call';
import type { SlideQuestionContract as C } from '@cheese/domain/contract/viewers/slideQuestion';
import { promptsIn } from '@cheese/domain/questions/slide/slideWords';
import type { Static } from 'typebox';
import type { FileRules } from '../../../ports/fileRules';
import { refuse } from '../../../refusal';
import { sheetOf } from '../../exam/attempt/attempt.sheet';
import type { AtIt } from '../../exam/exam/exam.demands';
import { requireWords } from '../../exam/exam/exam.door';
import { wordsOf } from '../../exam/question/question.words';
import { tileSourceOf } from '../slide/tile.source';
import { findAsked } from './slideQuestion.store';

const ON_SLIDE = 9;

/** The tiles of a slide on which a question is answered: with its words, and as long as those. */
export async function readQuestionTiles(
  asking: AtIt & { files: FileRules },
  { attemptId, place }: Static<C['tileSource']['query']>,
): Promise<Answers<C['tileSource']>> {
  const { db, person } = asking;
  const sheet = await sheetOf(db, person.id, attemptId);
  const { endsAt } = await requireWords(asking, sheet);
  const item = sheet.items[place] ?? refuse('question.notFound');
  const [words] = await wordsOf(db, [item]);
  const told = words?.type === ON_SLIDE ? promptsIn(words.prompts) : null;
  const slideId = told?.slideId ?? refuse('question.notFound');
  const found = await findAsked(db, { slideId, questionId: item.questionId });
  return tileSourceOf({ ...asking, endsAt }, found ?? refuse('slide.notFound'));
}
