import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceName } from '@cheese/domain/calls/services';

const MOST_PARTS = 99_999;

/**
 * A signed permission to upload files with certain suffixes under one prefix, up to a size and
 * until an expiry.
 */
export interface Policy {
  service: ServiceName;
  personId: number;
  /** Daily quota of the person over all uploads. */
  bytesADay?: number;
  keyPrefix: string;
  maxBytes: number;
  /** Empty for numbered parts of one file, which is checked after joining. */
  suffixes: readonly string[];
  /** The number of the last part, where there are parts. */
  lastPart?: number;
  /** Join the parts into one local file. */
  joinsParts?: true;
  expiresAt: number;
}

/** Fields repeated by the upload form: the readable policy and its signature. */
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

/** Refuses names that would leave the prefix. */
export function isKeyAllowed(policy: Policy, key: string): boolean {
  const { keyPrefix, suffixes, lastPart = MOST_PARTS } = policy;
  if (!key.startsWith(keyPrefix)) return false;
  const name = key.slice(keyPrefix.length);
  if (suffixes.length > 0) return /^[\w-]{1,64}\.\w{1,8}$/.test(name);
  return /^[1-9]\d{0,4}$/.test(name) && Number(name) <= lastPart;
}
