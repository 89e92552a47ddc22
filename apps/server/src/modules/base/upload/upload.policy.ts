import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceName } from '@cheese/domain/calls/services';

const MOST_PARTS = 99_999;

/** What one permission allows: files under one prefix, of some kinds, up to a size and a moment. */
export interface Policy {
  service: ServiceName;
  personId: number;
  /** How much this person may bring in a day, everything taken together. */
  bytesADay?: number;
  keyPrefix: string;
  maxBytes: number;
  /** None means parts of one file, which whoever puts them together checks: named by numbers. */
  suffixes: readonly string[];
  /** The number of the last part, where there are parts. */
  lastPart?: number;
  /** Whoever asked for them wants them as one file of this machine. */
  joinsParts?: true;
  expiresAt: number;
}

/** What the form repeats: the policy, readable to everybody, and the proof that it is ours. */
export interface SignedPolicy {
  policy: string;
  signature: string;
}

export function signPolicy(secret: string, policy: Policy): SignedPolicy {
  const text = Buffer.from(JSON.stringify(policy)).toString('base64url');
  return { policy: text, signature: signatureOf(secret, text) };
}

/** The policy, or null where it was not signed with this secret. */
export function readPolicy(secret: string, { policy, signature }: SignedPolicy): Policy | null {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, policy))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(policy, 'base64url').toString()) as Policy;
}

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether a file may have this name by its policy: no path goes on behind the prefix. */
export function isKeyAllowed(policy: Policy, key: string): boolean {
  const { keyPrefix, suffixes, lastPart = MOST_PARTS } = policy;
  if (!key.startsWith(keyPrefix)) return false;
  const name = key.slice(keyPrefix.length);
  if (suffixes.length > 0) return /^[\w-]{1,64}\.\w{1,8}$/.test(name);
  return /^[1-9]\d{0,4}$/.test(name) && Number(name) <= lastPart;
}
