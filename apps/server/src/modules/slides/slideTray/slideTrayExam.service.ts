import type { Answers } from '@cheese/domain/contract/call';
import type { ExamTray, SlideTrayContract as C } from '@cheese/domain/contract/slides/slideTray';
import type { Static } from 'typebox';
import type { FileRules } from '../../../ports/fileRules';
import { refuse } from '../../../calls/refusal';
import type { ExamContext } from '../../exam/exam/sitting/exam.demands';
import { requireRunning } from '../../exam/exam/exam.door';
import { tileSourceOf } from '../slide/signing/tile.source';
import { findBeside, selectBeside } from './slideTrayExam.store';

/** Trays beside the paper, for a learner in the exam at an allowed place. */
export async function listOfExam(
  context: ExamContext,
  examId: number,
): Promise<Answers<C['ofExam']>> {
  await requireRunning(context, examId);
  const trays = new Map<number, ExamTray>();
  for (const { id, title, text, place, note } of await selectBeside(context.db, examId)) {
    const tray = trays.get(id) ?? { id, title, text, slides: [] };
    tray.slides.push({ place, note });
    trays.set(id, tray);
  }
  return [...trays.values()];
}

/** Its tiles alone, and while the attempt runs: what stands beside a slide may be what is asked. */
export async function readExamTiles(
  context: ExamContext & { files: FileRules },
  query: Static<C['examTileSource']['query']>,
): Promise<Answers<C['examTileSource']>> {
  const { endsAt } = await requireRunning(context, query.examId);
  const found = (await findBeside(context.db, query)) ?? refuse('slideTray.gone');
  return tileSourceOf({ ...context, endsAt }, found);
}
