import type { SimulationPractice } from '@cheese/domain/contract/training/simulationMaking';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { findChapter } from '../bank/bank.door';
import { usableBanks } from '../bank/bank.usable';
import { deletePractice, keepPractice } from './practice.beside.store';

interface Beside {
  simulationId: number;
  before: SimulationPractice | null;
  practice: SimulationPractice | null;
}

/**
 * Saves the practice attached to a teacher's simulation. Only the school's own banks are allowed:
 * everyone who sees the simulation is asked its questions, and a bank sold to the teacher is not
 * theirs to share. A chapter that is already attached may stay.
 */
export async function keepBeside(
  teacher: CallerContext & { db: Db },
  { simulationId, before, practice }: Beside,
) {
  const { db } = teacher;
  if (practice === null) {
    if (before) await deletePractice(db, simulationId);
    return;
  }
  const { chapterId, questionCount } = practice;
  const isSameChapter = chapterId === before?.chapterId;
  if (isSameChapter && questionCount === before?.questionCount) return;
  if (!isSameChapter) await refuseForeign(teacher, chapterId);
  const set = { chapterId, questionCount };
  await keepPractice(db, simulationId, set);
}

async function refuseForeign(teacher: CallerContext & { db: Db }, chapterId: number) {
  const { db, person } = teacher;
  const chapter = (await findChapter(db, chapterId)) ?? refuse('simulation.practice');
  if (person.organisationId === null) refuse('simulation.practice');
  const [bank] = await usableBanks(teacher, [chapter.bankId]);
  if (!bank || bank.organisationId === null) refuse('simulation.practice');
}
