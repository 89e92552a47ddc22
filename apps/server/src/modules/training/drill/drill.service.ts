import { randomInt } from 'node:crypto';
import { CannotDo, type Run, Stale } from '@cheese/drills/play/answer';
import { debriefOf } from '@cheese/drills/play/debrief';
import { act, endReached, play } from '@cheese/drills/play/run';
import { see } from '@cheese/drills/play/see';
import type { Drill } from '@cheese/drills/graph/drill';
import type { Answers } from '@cheese/domain/contract/call';
import type { DrillDebrief } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillRun, DrillContract as C } from '@cheese/domain/contract/training/drill';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { viewerScopeOf } from '../../base/ownership/visibleTo';
import { beginAnew, requireOwnRun } from '../../base/run/run.service';
import { seeDrill } from './drill.graphs';
import { findTitle, type OwnRun, selectRuns, store, triesOf } from './drill.store';
import type { DrillRunRow } from './drill.tables';

/** As far as numbers of a column reach. */
const SEEDS = 2_147_483_647;

const secondsOf = ({ startedAt }: DrillRunRow, now: Date) =>
  (now.getTime() - startedAt.getTime()) / 1000;

type RunSummaryRow = Pick<DrillRunRow, 'id' | 'drillId' | 'mode' | 'startedAt' | 'finishedAt'>;

const fieldsOf = (row: RunSummaryRow) => ({
  id: row.id,
  scenarioId: row.drillId,
  mode: row.mode,
  startedAt: row.startedAt.getTime(),
  finishedAt: row.finishedAt?.getTime() ?? null,
});

const runOf = (graph: Drill, { mode, seed, version, steps }: OwnRun): Run => ({
  drill: graph.key,
  version,
  mode,
  seed,
  steps,
});

/** Only the part of the run that the learner may see now. */
function show(graph: Drill, row: DrillRunRow, run: Run, now: Date): DrillRun {
  return { ...fieldsOf(row), title: graph.title, ...see(graph, run, secondsOf(row, now)) };
}

/** With the drill it is of; a run of a drill that has changed since cannot go on. */
async function withDrill({ db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>, row: OwnRun) {
  const { graph, best } = await seeDrill(db, row.drillId, viewerScopeOf(person));
  if (row.version !== graph.version) refuse('drill.changed');
  return { graph, best, run: runOf(graph, row) };
}

export async function startDrill(
  context: CallerContext<'db'>,
  { scenarioId: drillId, mode, isNew = false }: Static<C['start']['body']>,
): Promise<Answers<C['start']>> {
  const { db, person, clock } = context;
  const { graph } = await seeDrill(db, drillId, viewerScopeOf(person));
  const { version } = graph;
  const slot = { drillId, personId: person.id, mode };
  const old = await store.findUnderWay(db, slot);
  const isKept = old?.version === version && !isNew;
  // An abandoned run is deleted without a mark, but counts as a try.
  const factsOf = async (tx: Db) => ({
    seed: randomInt(SEEDS),
    version,
    tries: 1 + (await triesOf(tx, { ...slot, version })),
  });
  const row = isKept ? old : await beginAnew(store, context, { slot, old, factsOf });
  return show(graph, row, runOf(graph, row), clock.now());
}

export async function readRun(
  context: CallerContext<'db'>,
  id: number,
): Promise<Answers<C['current']>> {
  const own = await requireOwnRun(store, context, id);
  if (own.debrief) return over(context.db, own, own.debrief);
  const { graph, run } = await withDrill(context, own);
  return show(graph, own, run, context.clock.now());
}

/**
 * A finished run is shown from its debrief, because the drill may have changed or been withdrawn
 * since.
 */
async function over(db: Db, row: DrillRunRow, debrief: DrillDebrief): Promise<DrillRun> {
  const { end, turned, taken } = debrief;
  const title = await findTitle(db, row.drillId);
  const nothing = { scene: null, vitals: [], feedback: null };
  return { ...fieldsOf(row), title, ...nothing, end, turned, number: taken.length + 1 };
}

/** The next step. One that was sent before is not taken again; another in its place is refused. */
export async function answerStep(
  context: CallerContext<'db'>,
  body: Static<C['answer']['body']>,
): Promise<Answers<C['answer']>> {
  const { db, clock } = context;
  const { drillId: id, number, choice } = body;
  const row = await requireOwnRun(store, context, id);
  const { graph, best, run } = await withDrill(context, row);
  const now = clock.now();
  const after = tried(() => act(graph, run, { number, choice }, secondsOf(row, now)));
  const step = after.steps[run.steps.length];
  if (!step) return show(graph, row, after, now);
  const isOver = endReached(graph, play(graph, after));
  const ended = isOver ? endedBy(debriefOf(graph, best, after), now) : null;
  const next = { number: after.steps.length, step, at: now };
  const isTaken = ended
    ? await db.transaction(async (tx) => {
        const isLast = await store.insertStep(tx, id, next);
        if (isLast) await store.endRun(tx, id, ended);
        return isLast;
      })
    : await store.insertStep(db, id, next);
  // Another call came first: what it decided stands, or the run is gone.
  if (!isTaken) return answerStep(context, body);
  return show(graph, { ...row, ...ended }, after, now);
}

const endedBy = (debrief: DrillDebrief, finishedAt: Date) => ({
  finishedAt,
  score: debrief.score,
  seconds: debrief.seconds,
  debrief,
});

function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof Stale) return refuse('drill.elsewhere');
    if (failure instanceof CannotDo) return refuse('drill.cannot');
    throw failure;
  }
}

export async function readResult(
  { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
  id: number,
): Promise<Answers<C['result']>> {
  const row = await requireOwnRun(store, { db, person }, id);
  const debrief = row.debrief ?? refuse('drill.notOver');
  const title = await findTitle(db, row.drillId);
  return { ...fieldsOf(row), title, debrief };
}

export async function listRuns(
  { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
  query: Static<C['history']['query']>,
): Promise<Answers<C['history']>> {
  const { rows, total } = await selectRuns(db, person.id, query);
  const list = rows.map((row) => ({ ...fieldsOf(row), title: row.title, score: row.score }));
  return { list, total };
}
