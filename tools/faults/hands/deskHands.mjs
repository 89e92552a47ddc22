/** Authors of drills, virtual patients and simulations, at a server under fault tests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { speaker } from '../shop.mjs';

const calls = '/doctor-cheese';
/** Nobody writes as fast as a machine. */
const BETWEEN_MS = 60;
/** Every third change is published. */
const TO_PUBLISH = 3;

/** @typedef {'drill' | 'case' | 'simulation'} Kind */

/** A planted drill and patient without faults; simulations begin with one step. */
const planted = {
  drill: `insert into drill_making (organisation_id, title, topic, difficulty, scene_count, graph, updated_at)
    select (select max(id) from organisation), title, topic, difficulty, scene_count, graph, now()
    from drill, generate_series(1, $1::int) where drill.id = (select min(id) from drill) returning id`,
  case: `insert into patient_making (organisation_id, title, field, level, of, updated_at)
    select (select max(id) from organisation), title, of ->> 'field', (of ->> 'level')::int, of, now()
    from patient_case, generate_series(1, $1::int)
    where patient_case.id = (select min(id) from patient_case) returning id`,
  simulation: `with made as (insert into simulation (id, aims, equipment, steps)
      select 200000 + n, '{}', '{}', '{开始}' from generate_series(1, $1::int) n returning id)
    insert into made_simulation (id, organisation_id, title, summary, cover, html, updated_at)
    select id, (select max(id) from organisation), '模拟', '', '', '', now() from made returning id`,
};

/**
 * Creates this many of each; answers their ids.
 * @param {(text: string, params?: unknown[]) => Promise<{ rows: { id: number }[] }>} query
 * @param {number} count
 */
export async function plantDesks(query, count) {
  const ids = async (/** @type {Kind} */ kind) =>
    (await query(planted[kind], [count])).rows.map(({ id }) => id);
  return {
    drill: await ids('drill'),
    case: await ids('case'),
    simulation: await ids('simulation'),
  };
}

const desk = (/** @type {Kind} */ kind) => `${calls}/${kind}-making/v1`;

/** The same content under another name. */
const changed = (/** @type {Kind} */ kind, /** @type {any} */ its, /** @type {string} */ title) => {
  const { id, edition } = its;
  if (kind === 'simulation') {
    const { html, cover, aims, equipment, videos, practice } = its;
    const beside = { html, cover, aims, equipment, videos, practice };
    return { id, edition, title, summary: title, steps: [title], ...beside };
  }
  const file = JSON.parse(its.file);
  file[kind].title = title;
  return { id, edition, file: JSON.stringify(file) };
};

/**
 * Retries until it is applied: after a kill, the interrupted check blocks for a minute, and the
 * outcome is unknown.
 */
async function pressUntilDone(
  /** @type {import('./demand.mjs').Ask} */ ask,
  /** @type {string} */ path,
  /** @type {object} */ body,
  /** @type {string} */ token,
) {
  for (;;) {
    const { data, key } = await ask(path, body, token, 'PUT');
    if (data) return;
    if (key !== 'call.tooMany') throw new Error(`${path}: ${key}`);
    await sleep(500);
  }
}

/** @param {import('./demand.mjs').At} at */
export function deskHands(at) {
  const ask = speaker(at);
  const read = async (
    /** @type {Kind} */ kind,
    /** @type {number} */ id,
    /** @type {string} */ of,
  ) => (await ask(`${desk(kind)}/detail?id=${id}`, null, of)).data;

  /**
   * Retries a save until it is answered; if an answer was lost, the stored state tells whether it
   * was applied.
   */
  async function saved(
    /** @type {Kind} */ kind,
    /** @type {any} */ its,
    /** @type {string} */ title,
    /** @type {string} */ token,
  ) {
    const { data, key } = await ask(desk(kind), changed(kind, its, title), token, 'PUT');
    if (data) return data;
    const now = await read(kind, its.id, token);
    if (now?.title === title && now.edition === its.edition + 1) return now;
    throw new Error(`saving a ${kind}: ${key}`);
  }

  /** Keeps changing it; answers the last acknowledged state. */
  async function write(
    /** @type {Kind} */ kind,
    /** @type {number} */ id,
    /** @type {string} */ token,
  ) {
    let its = await read(kind, id, token);
    let [saves, publishes] = [0, 0];
    for (let nth = 1; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      its = await saved(kind, its, `${kind} ${id} ${nth}`, token);
      saves += 1;
      if (nth % TO_PUBLISH !== 0) continue;
      const path = kind === 'simulation' ? 'shown' : 'published';
      const body = kind === 'simulation' ? { id, isShown: true } : { id, edition: its.edition };
      await pressUntilDone(ask, `${desk(kind)}/${path}`, body, token);
      publishes += 1;
      if (saves > 300) break;
    }
    return { kind, id, title: its.title, edition: its.edition, saves, publishes };
  }

  const look = (
    /** @type {{ kind: Kind, id: number }} */ { kind, id },
    /** @type {string} */ token,
  ) => read(kind, id, token);

  return { write, look };
}
