import { nextSpan, opened, openedPart } from './entitlement.rules';

const now = new Date('2026-11-20T10:00:00+08:00');
const later = new Date('2026-12-20T10:00:00+08:00');
const none = { memberUntil: null, commodities: new Map<number, Date | null>() };
const member = { ...none, memberUntil: later };
const buyer = { ...none, commodities: new Map([[7, later]]) };
const thing = { id: 7, charge: 2, limited: null } as const;

describe('what opens', () => {
  it.each([
    ['a paid thing, to nobody', thing, none, null],
    ['a paid thing, to no member', thing, member, null],
    ['a paid thing, to who bought it', thing, buyer, { by: 'bought', until: later }],
    ['another thing, to nobody else', { ...thing, id: 8 }, buyer, null],
    ['a free thing, to all', { ...thing, charge: 1 }, none, { by: 'free', until: null }],
    [
      'a thing for members, to a member',
      { ...thing, charge: 3 },
      member,
      { by: 'member', until: later },
    ],
    ['a thing for members, to nobody else', { ...thing, charge: 3 }, none, null],
    [
      'a paid thing, to a learner with a seat',
      thing,
      { ...buyer, givers: new Map([[7, '仁心医学院']]) },
      { by: 'licence', until: later, giver: '仁心医学院' },
    ],
    [
      'what costs nothing today, to all',
      { ...thing, limited: { price: 0, deadline: later } },
      none,
      { by: 'limitedFree', until: later },
    ],
    [
      'what costs less today, to nobody',
      { ...thing, limited: { price: 1, deadline: later } },
      none,
      null,
    ],
  ] as const)('%s', (_name, what, held, expected) => {
    expect(opened(what, held)).toEqual(expected && { giver: null, ...expected });
  });
});

describe('what opens a part', () => {
  const whole = { id: 8, charge: 2, limited: null } as const;
  const wholeBuyer = { ...none, commodities: new Map([[8, null]]) };
  it.each([
    ['its whole, where that was bought', whole, wholeBuyer, { by: 'bought', until: null }],
    ['its whole, where that is free', { ...whole, charge: 1 }, none, { by: 'free', until: null }],
    ['its own purchase before a free whole', { ...whole, charge: 1 }, buyer, { by: 'bought' }],
    ['its own purchase, and no other part', whole, buyer, { by: 'bought', until: later }],
    ['its whole, to a member', { ...whole, charge: 3 }, member, { by: 'member', until: later }],
  ] as const)('%s', (_name, its, held, expected) => {
    expect(openedPart(thing, its, held)).toMatchObject(expected);
    expect(openedPart({ ...thing, id: 9 }, { ...its, id: 10, charge: 2 }, held)).toBeNull();
  });
});

describe('days that are bought', () => {
  it('begin now, or where those before end', () => {
    expect(nextSpan(null, 30, now)).toEqual({ startsAt: now, endsAt: later });
    expect(nextSpan(later, 1, now).startsAt).toEqual(later);
    expect(nextSpan(new Date(0), 30, now)).toEqual({ startsAt: now, endsAt: later });
  });

  it('never end where they are for good', () => {
    expect(nextSpan(null, null, now)).toEqual({ startsAt: now, endsAt: null });
  });
});
