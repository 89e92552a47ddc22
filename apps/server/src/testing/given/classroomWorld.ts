import { teachingPlace } from '../../modules/people/organisation/teachingClass.tables';
import type { TestApp } from '../useTestApp';
import { OTHERS, OWN, people, teachingWorld, type Who } from './teachingWorld';

export { OTHERS, OWN, people, STRANGE, type Who } from './teachingWorld';

/** The teaching world with two learners in the own class and one in the other. */
export function classroomWorld(test: TestApp) {
  const { give: giveTeaching, archive } = teachingWorld(test);
  const give = async () => {
    await giveTeaching();
    const place = { by: 2 as const, joinedAt: test.clock.now(), role: 3 as const };
    await test.database.db.insert(teachingPlace).values([
      { ...place, teachingClassId: OWN, membershipId: people.learner },
      { ...place, teachingClassId: OWN, membershipId: people.classmate },
      { ...place, teachingClassId: OTHERS, membershipId: people.classmate },
    ]);
  };
  const ask = async (who: Who, call: string, body?: object) => {
    const [method = '', path = ''] = call.split(' ');
    const token = await test.signIn(people[who]);
    return test.ask(`${method} /doctor-cheese/${path}`, body, { token });
  };
  const data = async <T>(who: Who, call: string, body?: object) =>
    (await ask(who, call, body)).body.data as T;
  return { give, archive, ask, data };
}
