import type { Answers } from '@cheese/domain/contract/call';
import type { ResourceContract } from '@cheese/domain/contract/emergency/resource';
import type { Static } from 'typebox';
import type { Db } from '../../db/database';
import { selectGrounded } from './resource.store';

export type GroundAsked = Static<ResourceContract['ground']['query']>;

export async function listGrounded(
  db: Db,
  asked: GroundAsked,
): Promise<Answers<ResourceContract['ground']>> {
  const rows = await selectGrounded(db, asked);
  return rows.flatMap(({ groundedAt, ...row }) =>
    groundedAt ? [{ ...row, groundedAt: groundedAt.getTime() }] : [],
  );
}
