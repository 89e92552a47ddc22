import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { Person } from '../../../plugins/access';
import { mayEdit, mayView, ownerFor } from './ownership';
import { viewerScopeOf, isVisibleTo } from './visibleTo';

const [HERE, ELSEWHERE] = [7, 8];

const somebody = (organisationId: number | null, ...roles: Person['roles']): Person => ({
  id: 1,
  sessionId: 1,
  roles,
  organisationId,
});

const people = {
  visitor: null,
  member: somebody(null),
  learner: somebody(HERE),
  teacher: somebody(HERE, 'teacher'),
  schoolAdmin: somebody(HERE, 'schoolAdmin'),
  otherTeacher: somebody(ELSEWHERE, 'teacher'),
  otherAdmin: somebody(ELSEWHERE, 'schoolAdmin'),
  operator: somebody(null, 'platformAdmin'),
  operatorOfSchool: somebody(HERE, 'platformAdmin'),
  teachingOperator: somebody(HERE, 'teacher', 'platformAdmin'),
};
type Who = keyof typeof people;

const things = {
  ours: { organisationId: HERE, isShown: true },
  oursHidden: { organisationId: HERE, isShown: false },
  platforms: { organisationId: null, isShown: true },
  platformsHidden: { organisationId: null, isShown: false },
};

/** 1 is seen, 2 is seen and kept: ours, ours hidden, the platform's, the platform's hidden. */
const table: [Who, string][] = [
  ['visitor', '0 0 1 0'],
  ['member', '0 0 1 0'],
  ['learner', '1 0 1 0'],
  ['teacher', '2 2 1 0'],
  ['schoolAdmin', '2 2 1 0'],
  ['otherTeacher', '0 0 1 0'],
  ['otherAdmin', '0 0 1 0'],
  ['operator', '0 0 2 2'],
  ['operatorOfSchool', '1 0 2 2'],
  ['teachingOperator', '2 2 2 2'],
];

it.each(table)('%s sees and keeps %s', (who, expected) => {
  const person = people[who];
  const got = Object.values(things).map(
    (thing) => Number(mayView(thing, person)) + Number(mayEdit(thing, person)),
  );
  expect(got.join(' ')).toBe(expected);
});

it.each(table)('%s finds in lists what is shown to them', (who, expected) => {
  const person = people[who];
  const listed = Object.values(things).map((thing) => isVisibleTo(thing, viewerScopeOf(person)));
  const [ours, , platforms] = expected.split(' ').map((rights) => rights !== '0');
  expect(listed).toEqual([ours, false, platforms, false]);
});

/** Owner of new material without a choice, with the school chosen, and with the platform chosen. */
const makers: [Exclude<Who, 'visitor'>, string][] = [
  ['member', 'nobody nobody nobody'],
  ['learner', 'nobody nobody nobody'],
  ['teacher', '7 7 nobody'],
  ['schoolAdmin', '7 7 nobody'],
  ['otherTeacher', '8 8 nobody'],
  ['operator', 'platform nobody platform'],
  ['operatorOfSchool', 'platform nobody platform'],
  ['teachingOperator', '7 7 platform'],
];

function maker(person: Person, shelf?: Shelf) {
  try {
    return ownerFor(person, shelf) ?? 'platform';
  } catch {
    return 'nobody';
  }
}

it.each(makers)('%s makes for %s', (who, expected) => {
  const person = people[who];
  const got = [maker(person), maker(person, 'school'), maker(person, 'platform')];
  expect(got.join(' ')).toBe(expected);
});
