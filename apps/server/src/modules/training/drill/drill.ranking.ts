import type { Answers } from '@cheese/domain/contract/call';
import type { DrillContract as C } from '@cheese/domain/contract/training/drill';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { viewerScopeOf } from '../../base/ownership/visibleTo';
import { selectPerson } from '../../people/person/person.door';
import { refuseSensitiveName } from '../../people/publicWord/publicWord.service';
import { seeDrill } from './drill.graphs';
import {
  deleteRanked,
  insertRanked,
  type PlacedRow,
  selectPlaced,
  SHOWN,
} from './drill.ranking.store';

const placeOf = ({ place, score, tries, seconds }: PlacedRow) => ({ place, score, tries, seconds });

export async function readRanking(
  { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
  drillId: number,
): Promise<Answers<C['ranking']>> {
  const { version } = (await seeDrill(db, drillId, viewerScopeOf(person))).graph;
  const rows = await selectPlaced(db, { drillId, version, personId: person.id });
  const own = rows.find(({ personId }) => personId === person.id);
  return {
    list: rows
      .filter(({ isRanked, place }) => isRanked && place <= SHOWN)
      .map((row) => ({
        ...placeOf(row),
        nickname: row.nickname,
        isMine: row.personId === person.id,
      })),
    total: rows[0]?.total ?? 0,
    mine: own ? { ...placeOf(own), isRanked: own.isRanked } : null,
  };
}

/** Joining the ranking needs a finished test; leaving it needs nothing. */
export async function setRanked(
  context: CallerContext<'db'>,
  { scenarioId: drillId, isRanked }: Static<C['setRanked']['body']>,
): Promise<Answers<C['setRanked']>> {
  const { db, person, clock } = context;
  if (!isRanked) {
    await deleteRanked(db, drillId, person.id);
    return null;
  }
  const { mine } = await readRanking(context, drillId);
  if (!mine) refuse('drill.notTested');
  // It may have been chosen before a word in it was listed.
  await refuseSensitiveName(db, (await selectPerson(db, person.id)).nickname);
  const agreed = { drillId, personId: person.id, agreedAt: clock.now() };
  await insertRanked(db, agreed);
  return null;
}
