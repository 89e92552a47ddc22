import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@cheese/domain/calls/services';
import { type UploadKind, uploadSuffixes } from '@cheese/domain/codes/uploadSuffixes';
import type { UploadParameters } from '@cheese/domain/contract/upload';
import { suffixOf } from '@cheese/domain/rules/uploadSuffix';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import type { Caller } from '../../caller';
import type { Db } from '../../db/database';
import type { Person, Role } from '../../plugins/access';
import type { FormFields, IncomingFile } from '../../plugins/forms';
import type { Clock } from '../../ports/clock';
import type { FileRules } from '../../ports/fileRules';
import type { Storage } from '../../ports/storage';
import { Refusal, refuse } from '../../refusal';
import { limits } from '../limit/limit.rules';
import { takeTurns } from '../limit/limit.service';
import { isWhatItSays } from './upload.content';
import { isKeyAllowed, type Policy, readPolicy, signPolicy } from './upload.policy';
import { selectSecret } from './upload.store';

/** Where the embedded storage takes forms, as a bucket of S3 does at its own address. */
export const uploadHost = '/storage';

const LIFE_MS = 15 * 60_000;

/** Only who makes teaching material brings what is large. */
const makers: readonly Role[] = ['teacher', 'schoolAdmin', 'platformAdmin'];
const forMakers: readonly UploadKind[] = ['video', 'specimen'];

export interface Asker {
  person: Person;
  clock: Clock;
  caller: Pick<Caller, 'service'>;
  storage: Pick<Storage, 'permitForm'>;
}

/** Permits somebody to put files of one kind straight into the storage. */
export function permitKind(
  db: Db,
  asker: Asker & { files: FileRules },
  kind: UploadKind,
): Promise<UploadParameters> {
  const isMaker = makers.some((role) => asker.person.roles.includes(role));
  if (forMakers.includes(kind) && !isMaker) refuse('access.denied');
  return permitUpload(db, asker, {
    keyPrefix: prefixFor(asker, kind),
    maxBytes: asker.files.limits[kind],
    suffixes: uploadSuffixes[kind],
  });
}

/** A prefix that nobody else has, nor the same person twice. */
export const prefixFor = ({ person, caller }: Pick<Asker, 'person' | 'caller'>, kind: string) =>
  `upload/${caller.service}/${person.id}/${kind}/${randomUUID()}/`;

export type Extent = Pick<Policy, 'keyPrefix' | 'maxBytes' | 'suffixes' | 'lastPart'>;

/**
 * The permission as an S3 POST policy gives it: signed fields, the form repeats them, adds `key`
 * and ends with `file`; any 2xx means stored. An S3-compatible storage signs fields of its own, and
 * then what came is checked by whoever takes it over.
 */
export async function permitUpload(
  db: Db,
  { person, clock, caller, storage }: Asker,
  { lastPart, ...extent }: Extent,
): Promise<UploadParameters> {
  const expiresAt = clock.now().getTime() + LIFE_MS;
  const told = { ...extent, suffixes: [...extent.suffixes], expiresAt };
  const elsewhere = storage.permitForm({ ...extent, expiresAt });
  if (elsewhere) return { ...told, host: elsewhere.host, fields: fieldsOf(elsewhere.fields) };
  const limit = lastPart === undefined ? {} : { lastPart };
  const policy = { service: caller.service, personId: person.id, ...extent, ...limit, expiresAt };
  const fields = fieldsOf({ ...signPolicy(await selectSecret(db), policy) });
  return { ...told, host: uploadHost, fields };
}

const fieldsOf = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

/** What a form may bring, by the fields before its file; each one counts. */
export async function admitUpload(db: Db, clock: Clock, fields: FormFields): Promise<Policy> {
  const signed = { policy: textOf(fields, 'policy'), signature: textOf(fields, 'signature') };
  const policy = readPolicy(await selectSecret(db), signed) ?? refuse('upload.unsigned');
  if (policy.expiresAt <= clock.now().getTime()) refuse('upload.expired');
  checkKey(policy, textOf(fields, 'key'));
  const key = uploadsKey(policy.service, policy.personId);
  await takeTurns(db, clock.now(), [{ key, limit: limits.uploadsOfPerson }]);
  return policy;
}

const uploadsKey = (service: ServiceName, personId: number) => `upload:${service}:${personId}`;

export const textOf = (fields: FormFields, name: string) => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
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

interface Arrived {
  policy: Policy;
  key: string;
  file: IncomingFile;
}

/** Stores what arrived, if it is what its name says and the name is still free. */
export async function keepUpload(storage: Storage, { policy, key, file }: Arrived) {
  const isPart = policy.suffixes.length === 0;
  const isRight = isPart ? file.bytes > 0 : await isWhatItSays(file.path, suffixOf(key));
  if (!isRight) refuse('file.wrongContent');
  if (!(await storage.take(key, file.path))) refuse('file.taken');
}
