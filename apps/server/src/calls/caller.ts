import type { ServiceName } from '@cheese/domain/calls/services';
import type { FastifyRequest } from 'fastify';
import { serviceOf } from '../plugins/access';

/** From where a call comes. */
export interface Caller {
  service: ServiceName;
  /** The network address: of one household where there are many, see `networkOf`. */
  address: string;
  userAgent: string;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  service: serviceOf(request),
  address: networkOf(request.ip),
  userAgent: request.headers['user-agent'] ?? '',
});

/** An IPv6 household has more addresses than one can count: they are all taken for one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return `${groups.slice(0, 4).map(shortened).join(':')}::`;
}

const shortened = (group: string) => Number.parseInt(group, 16).toString(16);
