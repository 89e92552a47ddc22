import { randomUUID } from 'node:crypto';
import { type UploadKind, uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import type { UploadParameters } from '@cheese/domain/contract/base/shapes/upload';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { Caller } from '../../../calls/caller';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { FormFields, IncomingFile } from '../../../plugins/forms';
import type { Clock } from '../../../ports/clock';
import type { FileRules } from '../../../ports/fileRules';
import type { Storage } from '../../../ports/storage';
import { Refusal, refuse } from '../../../calls/refusal';
import { DAY_S, limits, uploadBytesADay } from '../limit/limit.rules';
import { consumeRateLimits } from '../limit/limit.service';
import { lockKeys } from '../limit/limit.door';
import { makesMaterial } from '../ownership/ownership';
import { isWhatItSays } from './upload.content';
import { joinPart } from './upload.joining';
import { isKeyAllowed, type Policy, readPolicy, signPolicy } from './upload.policy';
import { deleteBroughtBefore, insertBrought, selectSecret, sumBrought } from './upload.store';

/** Path for upload forms, equivalent to the address of an S3 bucket. */
export const uploadHost = '/storage';

const LIFE_MS = 15 * 60_000;

/** Large kinds, which only makers of teaching material may upload. */
const forMakers: readonly UploadKind[] = ['video', 'specimen'];

export interface Asker {
  person: Person;
  clock: Clock;
  caller: Pick<Caller, 'service'>;
  storage: Pick<Storage, 'permitForm'>;
}

/** Permits the user to upload files of one kind directly to the storage. */
export function permitKind(
  db: Db,
  asker: Asker & { files: FileRules },
  kind: UploadKind,
): Promise<UploadParameters> {
  if (forMakers.includes(kind) && !makesMaterial(asker.person)) refuse('access.denied');
  return permitUpload(db, asker, {
    keyPrefix: prefixFor(asker, kind),
    maxBytes: asker.files.limits[kind],
    suffixes: uploadSuffixes[kind],
  });
}

/** A unique prefix for each permission. */
export const prefixFor = ({ person, caller }: Pick<Asker, 'person' | 'caller'>, kind: string) =>
  `upload/${caller.service}/${person.id}/${kind}/${randomUUID()}/`;

export type Extent = Pick<
  Policy,
  'keyPrefix' | 'maxBytes' | 'suffixes' | 'lastPart' | 'joinsParts'
>;

/**
 * An upload permission in the form of an S3 POST policy: the form repeats the signed fields, adds
 * `key` and ends with `file`; any 2xx means stored. An S3 storage signs fields of its own, so the
 * uploaded file is checked when it is used.
 */
export async function permitUpload(
  db: Db,
  { person, clock, caller, storage }: Asker,
  { lastPart, joinsParts, ...extent }: Extent,
): Promise<UploadParameters> {
  const expiresAt = clock.now().getTime() + LIFE_MS;
  const told = { ...extent, suffixes: [...extent.suffixes], expiresAt };
  const elsewhere = storage.permitForm({ ...extent, expiresAt });
  if (elsewhere) return { ...told, host: elsewhere.host, fields: fieldsOf(elsewhere.fields) };
  const limit = {
    ...(lastPart !== undefined && { lastPart }),
    ...(joinsParts && { joinsParts }),
  };
  const bytesADay = uploadBytesADay[makesMaterial(person) ? 'maker' : 'learner'];
  const whose = { service: caller.service, personId: person.id, bytesADay };
  const policy = { ...whose, ...extent, ...limit, expiresAt };
  const fields = fieldsOf({ ...signPolicy(await selectSecret(db), policy) });
  return { ...told, host: uploadHost, fields };
}

const fieldsOf = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

/** An accepted upload; later form fields cannot change it. */
export interface Admitted {
  policy: Policy;
  key: string;
  /** The line in which its bytes are counted. */
  broughtId: number;
}

interface Incoming {
  fields: FormFields;
  /** Upper limit for the whole form. */
  bytes: number;
}

/** Admits a file by the fields before it; each one counts, and each of its bytes. */
export async function admitUpload(
  db: Db,
  clock: Clock,
  { fields, bytes }: Incoming,
): Promise<Admitted> {
  const signed = { policy: textOf(fields, 'policy'), signature: textOf(fields, 'signature') };
  const policy = readPolicy(await selectSecret(db), signed) ?? refuse('upload.unsigned');
  if (policy.expiresAt <= clock.now().getTime()) refuse('upload.expired');
  const key = textOf(fields, 'key');
  checkKey(policy, key);
  const who = `upload:${policy.service}:${policy.personId}`;
  const now = clock.now();
  await consumeRateLimits(db, now, [{ key: who, limit: limits.uploadsOfPerson }]);
  const broughtId = await bring(db, now, { who, policy, bytes: Math.min(bytes, policy.maxBytes) });
  return { policy, key, broughtId };
}

/** Counts a file before it comes: a hundred at once are not all let through. */
function bring(db: Db, now: Date, { who, policy, bytes }: Bringing): Promise<number> {
  return db.transaction(async (inside) => {
    await lockKeys(inside, [who]);
    await deleteBroughtBefore(inside, new Date(now.getTime() - DAY_S * 1000));
    const before = await sumBrought(inside, who);
    // A policy that an older node has signed says nothing of a day.
    const most = policy.bytesADay ?? uploadBytesADay.learner;
    if (before + bytes > most) refuse('upload.tooMuch');
    return insertBrought(inside, { key: who, bytes, at: now });
  });
}

interface Bringing {
  who: string;
  policy: Policy;
  bytes: number;
}

/** A repeated field is refused, since it would be ambiguous. */
const textOf = (fields: FormFields, name: string) => {
  const value = fields[name] ?? '';
  return typeof value === 'string' ? value : refuse('call.invalid');
};

function checkKey(policy: Policy, key: string) {
  if (!isKeyAllowed(policy, key)) refuse('upload.wrongKey');
  const { suffixes } = policy;
  if (suffixes.length === 0 || suffixes.includes(suffixOf(key))) return;
  throw new Refusal('call.invalid', {
    field: 'key',
    message: countedMessages.suffixRefused(suffixes),
  });
}

/** Stores what arrived, if it is what its name says and the name is still free. */
export async function keepUpload(
  storage: Storage,
  { policy, key }: Pick<Admitted, 'policy' | 'key'>,
  file: IncomingFile,
) {
  const isPart = policy.suffixes.length === 0;
  const isRight = isPart ? file.bytes > 0 : await isWhatItSays(file.path, suffixOf(key));
  if (!isRight) refuse('file.wrongContent');
  if (!(await storage.take(key, file.path))) refuse('file.taken');
  if (isPart && policy.joinsParts) joinPart(storage, policy.keyPrefix);
}
