import type { Seed } from '../../../seed/seed';
import { selectCentres } from '../people/org.store';
import { emergencyQuestion } from './question.tables';
import { seedQuestionList } from './seed/questions';

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
