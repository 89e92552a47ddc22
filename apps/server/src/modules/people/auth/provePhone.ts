import { codeFault } from '@cheese/domain/rules/people/signInFaults';
import type { Db } from '../../../db/database';
import { Refusal, refuseFault } from '../../../calls/refusal';
import { checkCode, findSent } from '../smsCode/smsCode.service';
import { type SignInContext, passTry, takeTry } from '../tries/tries';

interface Proof {
  field: string;
  code: string;
  ticket: string | undefined;
}

/** Checks the code that was sent to a phone, which counts as a try like any other. */
export async function provePhone(
  db: Db,
  door: SignInContext,
  phone: string,
  { field, code, ticket }: Proof,
) {
  refuseFault(field, codeFault(code));
  const account = { kind: 'phone', name: phone } as const;
  const { isElsewhere, ...found } = await findSent(db, door, phone);
  const asked = { account, what: 'code', ticket, isElsewhere, isPuzzleFree: true } as const;
  const tried = await takeTry(db, door, asked);
  const codeId = await naming(field, checkCode(db, door, { ...tried, ...found }, code));
  await passTry(db, door, tried);
  return codeId;
}

/** A form with two codes must say which of them is wrong. */
const naming = (field: string, checking: Promise<number>) =>
  checking.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.key, { field, message: error.message });
  });
