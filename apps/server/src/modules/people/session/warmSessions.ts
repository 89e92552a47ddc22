import type { ServiceName } from '@cheese/domain/calls/services';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { Db } from '../../../db/database';
import type { FindPerson, Person, Role } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { hashOf } from '../../../config/secrets';
import { findHolder, type Holder, touchSession } from './session.store';

/** A session that another node has ended is noticed within 5 s. */
const WARM_MS = 4_000;
const USED_EVERY_MS = 60_000;
/** So that forged tokens or a busy day cannot fill the memory. */
const MOST = 20_000;

interface Warm {
  person: Person;
  service: ServiceName;
  until: number;
}

export interface WarmSessions {
  find: FindPerson;
  /** Something about this person's sessions has changed: the next call looks again. */
  forget(personId: number): void;
  size(): number;
  clear(): void;
}

/** Caches token holders for a few seconds; unknown tokens are never cached. */
export function warmSessions(db: Db, clock: Clock): WarmSessions {
  const warm = new Map<string, Warm>();
  /** Persons forgotten during a lookup, whose result may be outdated and is not cached. */
  const forgotten = new Set<number>();
  let looks = 0;

  /** Returns the holder, and whether it may be cached. */
  async function find(tokenHash: string) {
    looks++;
    try {
      const found = await look(tokenHash);
      return { found, isSure: found !== null && !forgotten.has(found.person.id) };
    } finally {
      if (--looks === 0) forgotten.clear();
    }
  }

  async function look(tokenHash: string): Promise<Warm | null> {
    const now = clock.now();
    const holder = await findHolder(db, tokenHash, now);
    if (!holder) return null;
    if (now.getTime() - holder.lastUsedAt.getTime() >= USED_EVERY_MS) {
      await touchSession(db, holder.sessionId, now);
    }
    const until = Math.min(now.getTime() + WARM_MS, holder.expiresAt.getTime());
    return { person: toPerson(holder), service: holder.service, until };
  }

  return {
    async find(token, service) {
      const tokenHash = hashOf(token);
      const known = warm.get(tokenHash);
      const isWarm = known && known.until > clock.now().getTime();
      const { found, isSure } = isWarm ? { found: known, isSure: false } : await find(tokenHash);
      if (!found) warm.delete(tokenHash);
      else if (isSure) keep(warm, tokenHash, found);
      return found?.service === service ? found.person : null;
    },
    forget(personId) {
      if (looks > 0) forgotten.add(personId);
      for (const [key, { person }] of warm) if (person.id === personId) warm.delete(key);
    },
    size: () => warm.size,
    clear: () => warm.clear(),
  };
}

function keep(warm: Map<string, Warm>, tokenHash: string, found: Warm) {
  if (warm.size >= MOST) warm.clear();
  warm.set(tokenHash, found);
}

function toPerson({ id, sessionId, organisationId, ...holder }: Holder): Person {
  const schoolAdmin = holder.role === roleCodes.schoolAdmin;
  const has: Record<Role, boolean> = {
    schoolAdmin,
    // School administrators have all permissions of teachers.
    teacher: schoolAdmin || holder.role === roleCodes.teacher,
    platformAdmin: holder.isPlatformAdmin,
    // Limited to one welfare centre; platform administrators manage all of them.
    welfareManager: holder.isWelfareManager || holder.isPlatformAdmin,
  };
  const roles = (Object.keys(has) as Role[]).filter((role) => has[role]);
  const { mustChangePassword } = holder;
  return { id, sessionId, organisationId, roles, ...(mustChangePassword && { mustChangePassword }) };
}
