import type { TestApp } from '../useTestApp';

export const [LEARNER, OTHER, TEACHER, STRANGE_TEACHER, NOBODY] = [1, 2, 3, 4, 5] as const;
export const [FREE, LOCKED, SCHOOL] = [1, 2, 3] as const;

/** People of two schools and three slides, given before each test; returns how they ask. */
export function slideClass(test: TestApp) {
  beforeEach(() =>
    test.given({
      people: [{}, {}, {}, {}, {}],
      organisations: [{}, { name: '济世医学院' }],
      memberships: [
        { personId: LEARNER },
        { personId: OTHER },
        { personId: TEACHER, role: 2 },
        { personId: STRANGE_TEACHER, organisationId: 2, role: 2 },
      ],
      commodities: [
        { type: 2, charge: 1 },
        { type: 2, charge: 2 },
      ],
      slides: [
        { slides: [{}] },
        { slides: [{}] },
        { id: 1000, organisationId: 1, slides: [{ title: '本校的肝' }] },
      ],
    }),
  );
  return async (call: string, asked: object | undefined, personId: number | null) => {
    const [method = '', path = ''] = call.split(' ');
    const by = personId === null ? {} : { token: await test.signIn(personId) };
    return test.ask(`${method} /doctor-cheese/${path}`, asked, by);
  };
}
