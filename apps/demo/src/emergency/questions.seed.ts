import type { Seed } from '../planting/seed';
import { selectCentres } from '@cheese/server/modules/emergency/people/org.store';
import { emergencyQuestion } from '@cheese/server/modules/emergency/question/question.tables';
import { seedQuestionList } from './question/questions';

const DAY_MS = 86_400_000;
/** Before the first of the demo people was asked any. */
const WRITTEN_DAYS = 550;

/** Every centre begins with the whole bank. */
export const seedEmergencyQuestions: Seed = {
  area: 'emergencyQuestions',
  async plant({ db, clock }) {
    const written = new Date(clock.now().getTime() - WRITTEN_DAYS * DAY_MS);
    const dated = { createdAt: written, updatedAt: written };
    for (const { id: organisationId } of await selectCentres(db)) {
      const rows = seedQuestionList.map((row) => ({ ...row, ...dated, organisationId }));
      await db.insert(emergencyQuestion).values(rows);
    }
  },
};
