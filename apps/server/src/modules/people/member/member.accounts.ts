import type { OrganisationChoice } from '@cheese/domain/contract/people/organisation';
import { accountFault, passwordFault } from '@cheese/domain/rules/people/signInFaults';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuseFault } from '../../../calls/refusal';
import { isRightPassword } from '../tries/password';
import { inSignInQueue, type QueuedSignInContext } from '../tries/inSignInQueue';
import {
  type Account,
  type SignInContext,
  failTry,
  findSchoolKnownHere,
  takeTry,
} from '../tries/tries';
import { refundAttempts } from '../../base/limit/limit.service';
import { selectByAccount } from './member.store';

/**
 * As many passwords are compared at least, so that the time does not tell whether the account is one;
 * and at most, the oldest schools first, so that no try takes all of the machine.
 */
const [FEWEST_COMPARED, MOST_COMPARED] = [2, 20] as const;

interface PasswordAsked {
  name: string;
  pwd: string;
  ticket?: string;
}

/** The organisations that an account opens. The same account may be other people's elsewhere. */
export async function organisationsByPassword(
  db: Db,
  door: QueuedSignInContext,
  asked: PasswordAsked,
) {
  refuseFault('name', accountFault(asked.name, 'school'));
  refuseFault('pwd', passwordFault(asked.pwd));
  const account = await accountHere(db, door, asked.name);
  return inSignInQueue(db, door, { account, what: 'password' }, () =>
    tryPassword(db, door, account, asked),
  );
}

/** The account of that school at which it has signed in in this browser, where there is one. */
async function accountHere(db: Db, door: SignInContext, name: string): Promise<Account> {
  const account = { kind: 'school', name } as const;
  const schools = (await selectByAccount(db, name)).map(({ mainOrgId }) => mainOrgId);
  const orgId = await findSchoolKnownHere(db, door, account, schools);
  return orgId === null ? account : { ...account, orgId };
}

/**
 * In a known browser, failed attempts at its own account count for that account only; attempts at
 * others count as guesses.
 */
async function tryPassword(db: Db, door: SignInContext, account: Account, asked: PasswordAsked) {
  const rows = await selectByAccount(db, account.name);
  const owner = rows.find(({ mainOrgId }) => mainOrgId === account.orgId);
  if (!owner) return tryAs(db, door, account, rows, asked);
  const isOwners = ({ personId }: Row) => personId === owner.personId;
  const others = rows.filter((row) => !isOwners(row));
  const own = rows.filter(isOwners);
  try {
    return await tryAs(db, door, account, own, asked);
  } catch (error) {
    const isWrong = error instanceof Refusal && error.key === 'login.wrong';
    if (others.length === 0 || !isWrong) throw error;
    return tryAs(db, door, { kind: 'school', name: account.name }, others, asked);
  }
}

type Row = Awaited<ReturnType<typeof selectByAccount>>[number];

async function tryAs(
  db: Db,
  door: SignInContext,
  account: Account,
  rows: readonly Row[],
  { pwd, ticket }: PasswordAsked,
): Promise<OrganisationChoice[]> {
  const tried = await takeTry(db, door, { account, what: 'password', ticket });
  const hashes = [...new Set(rows.map(({ passwordHash }) => passwordHash))];
  const right = await rightOf(hashes, pwd);
  const opened = rows.filter(({ passwordHash }) => right.includes(passwordHash));
  if (opened.length === 0) return failTry(db, door, tried, 'login.wrong');
  await refundAttempts(db, tried.turns);
  return opened;
}

/** One after the other: the other processors are for other people's tries. */
async function rightOf(hashes: readonly (string | null)[], password: string) {
  const right: (string | null)[] = [];
  const count = Math.min(Math.max(hashes.length, FEWEST_COMPARED), MOST_COMPARED);
  for (let place = 0; place < count; place += 1) {
    const hash = hashes[place] ?? null;
    if (await isRightPassword(hash, password)) right.push(hash);
  }
  return right;
}

/** Only of an own account: asked for others', it would tell which there are. */
export async function organisationsByName(
  db: Db,
  person: Person,
  name: string,
): Promise<OrganisationChoice[]> {
  const rows = await selectByAccount(db, name);
  return rows.filter(({ personId }) => personId === person.id);
}
