import {
  memberStateCodes,
  memberStates,
  presentStates,
  type MemberState,
} from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { rosterFaults as texts } from '@cheese/domain/texts/rosterFaults';
import { guardianshipIn } from '../../../people/member/guardianship';
import { faulty, grouped } from './memberImport.judge';
import {
  beforeOf,
  fault,
  type Judged,
  type Judgement,
  type Line,
  type Member,
  type Plan,
  type Values,
} from '../memberImport.shapes';

interface Leaving {
  members: readonly Member[];
  to: MemberState;
  /** The line of whoever does it. */
  ownId: number;
}

const MAY_LEAVE: readonly MemberState[] = [...presentStates, memberStateCodes.suspended];

/** Those who leave, by their numbers. */
export function judgeLeaving(
  lines: readonly Pick<Line, 'row' | 'values' | 'unread'>[],
  { members, to, ownId }: Leaving,
): Judgement {
  const byNumber = grouped(members);
  const above = new Map<string, number>();
  const judge = (row: number, { number, name }: Values): Judged => {
    const same = above.get(number);
    if (same !== undefined) return faulty(row, [fault('number', texts.twice(same))]);
    above.set(number, row);
    const [known, another] = byNumber.get(number) ?? [];
    if (!known) return faulty(row, [fault('number', texts.unknown)]);
    if (another) return faulty(row, [fault('number', texts.numberTwice)]);
    if (name !== null && name !== known.name)
      return faulty(row, [fault('name', texts.nameDiffers(known.name))]);
    if (known.id === ownId) return faulty(row, [fault('number', texts.self)]);
    if (known.role === roleCodes.schoolAdmin) return faulty(row, [fault('number', texts.isAdmin)]);
    return leavingOf(row, known, to);
  };
  const rows = lines.map(({ row, values, unread }) =>
    values === null ? faulty(row, unread) : judge(row, values),
  );
  return { rows, departments: [], classes: [] };
}

/** All of these leave, one row each. */
export const judgeGroup = (members: readonly Member[], to: MemberState): Judgement => ({
  rows: members.map((member, at) => leavingOf(at + 1, member, to)),
  departments: [],
  classes: [],
});

function leavingOf(row: number, known: Member, to: MemberState): Judged {
  const { account: _account, pinyin: _pinyin, leftAt: _leftAt, ...line } = known;
  const plan: Plan = {
    ...line,
    pinyin: null,
    before: beforeOf(known),
    department: known.departmentId,
    schoolClass: known.classId,
    state: to,
    guardianship: guardianshipIn(known),
  };
  const base = { row, isUnclaimed: false, faults: [] };
  if (known.state === to) return { ...base, verdict: 'unchanged', changes: [], plan };
  if (!MAY_LEAVE.includes(known.state))
    return faulty(row, [fault('number', texts.notActive(memberStates[known.state]))]);
  const change = {
    field: 'state',
    before: memberStates[known.state],
    after: memberStates[to],
  } as const;
  return { ...base, verdict: 'leaving', changes: [change], plan };
}
