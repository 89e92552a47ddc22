import type { World } from './given';

export const people = {
  LEARNER: 1,
  OTHER: 2,
  TEACHER: 3,
  STRANGE_TEACHER: 4,
  ELSEWHERE: 5,
} as const;
const { LEARNER, OTHER, TEACHER, STRANGE_TEACHER, ELSEWHERE } = people;

/** A school with slides of its own and another one, as trays lend them. */
export const trayWorld: World = {
  people: [{}, {}, {}, {}, {}],
  organisations: [{}, { name: '济世医学院' }],
  memberships: [
    { personId: LEARNER, name: '李明' },
    { personId: OTHER, name: '赵一' },
    { personId: TEACHER, role: 2 },
    { personId: STRANGE_TEACHER, organisationId: 2, role: 2 },
    { personId: ELSEWHERE, organisationId: 2 },
  ],
  commodities: [{ type: 2, charge: 2, productId: 1002 }],
  slides: [
    { id: 1000, organisationId: 1, slides: [{ title: '本校的肝' }, { isShown: false }] },
    { id: 1001, organisationId: 2, slides: [{}] },
    { id: 1002, slides: [{}] },
  ],
};
