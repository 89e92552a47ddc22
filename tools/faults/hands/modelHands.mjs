/** Learners with notes, quizzes and experiments, at a server under fault tests. */
import { setTimeout as sleep } from 'node:timers/promises';
import { makers } from '../makers.mjs';
import { askOnce, speaker } from '../shop.mjs';

const calls = '/doctor-cheese';
const notes = `${calls}/anatomy/v1/note`;
const quizzes = `${calls}/anatomy/v1/quiz`;
const runs = `${calls}/experiment/v1/run`;
/** Nobody answers as fast as a machine. */
const BETWEEN_MS = 60;
const STEPS = 15;

/** A free model of a dozen parts, and a free experiment. */
const planted = [
  `insert into commodity (type, product_id, title, description, html, cover, charge, published_at)
     select type, 1, '样品', '', '', 'c.webp', 1, now() from unnest(array[8, 16]) type`,
  `insert into anatomy (id, system, updated_at) values (1, 1, now())`,
  `insert into body_model (key, bytes, title, format, preview)
     values ('model/1.glb', 4, '模型', 'glb', 'p.webp')`,
  `insert into anatomy_model (anatomy_id, model_id, place) select 1, id, 0 from body_model`,
  `insert into body_structure (model_id, place, name, meshes)
     select id, n, '结构' || n, jsonb_build_array('m' || n) from body_model, generate_series(1, 12) n`,
  `insert into experiment (id, key, field) values (1, 'bloodTyping', 3)`,
];

/** @param {(text: string) => Promise<{ rows: any[] }>} query */
export async function plantModel(query) {
  for (const text of planted) await query(text);
  const { rows } = await query(`select model_id as "modelId", id as "structureId"
    from body_structure order by id limit 1`);
  return { anatomyId: 1, .../** @type {{ modelId: number, structureId: number }} */ (rows[0]) };
}

/** @param {{ url: string, isOver: boolean }} at */
export function modelHands(at) {
  const ask = speaker(at);
  const { demand } = makers(at);

  /** Writes and changes each note once; answers the acknowledged ones. */
  async function note(/** @type {{ anatomyId: number, structureId: number }} */ where, token = '') {
    /** @type {Map<number, string>} */
    const kept = new Map();
    for (let nth = 0; !at.isOver; nth++, await sleep(BETWEEN_MS)) {
      const { anatomyId, structureId } = where;
      const said = { anatomyId, structureId, view: '', text: `第 ${nth} 条` };
      const made = await askOnce(`${at.url}${notes}`, said, token).catch(() => null);
      if (!made?.data) continue;
      const text = `${said.text}，改过`;
      const changed = await ask(notes, { id: made.data.id, text }, token, 'PUT');
      kept.set(made.data.id, changed.data ? text : said.text);
    }
    return kept;
  }

  /** Takes quizzes in a row; answers the acknowledged results and the finished quizzes. */
  async function answer(/** @type {{ anatomyId: number, modelId: number }} */ where, token = '') {
    /** @type {Map<string, string>} */
    const given = new Map();
    /** @type {number[]} */
    const over = [];
    const { anatomyId, modelId } = where;
    while (!at.isOver) {
      const quiz = await demand(`${quizzes}/begin`, { anatomyId, modelId, kind: 'name' }, token);
      const open = quiz.questions.filter((/** @type {{ mark: unknown }} */ one) => !one.mark);
      for (const { number } of open) {
        if (at.isOver) break;
        const said = { quizId: quiz.id, number, choice: number % 4 };
        const next = await demand(`${quizzes}/answer`, said, token);
        given.set(`${quiz.id}/${number}`, next.questions[number - 1].mark.given);
        if (next.finishedAt !== null) over.push(quiz.id);
        await sleep(BETWEEN_MS);
      }
    }
    return { given, over };
  }

  /** Does runs in a row; answers the acknowledged steps, and the marks of finished runs. */
  async function experiment(token = '') {
    /** @type {Map<string, number>} */
    const steps = new Map();
    /** @type {Map<number, number>} */
    const marked = new Map();
    while (!at.isOver) {
      const run = await demand(`${runs}/begin`, { experimentId: 1 }, token);
      for (let number = run.stepCount + 1; number <= STEPS && !at.isOver; number++) {
        const seconds = 1 + (number % 7);
        const action = { kind: 'wait', seconds };
        await demand(`${runs}/act`, { runId: run.id, number, action }, token);
        steps.set(`${run.id}/${number}`, seconds);
        await sleep(BETWEEN_MS);
      }
      if (at.isOver) break;
      const { report } = await demand(`${runs}/finish`, { runId: run.id }, token);
      marked.set(run.id, report.points);
    }
    return { steps, marked };
  }

  return { note, answer, experiment };
}
