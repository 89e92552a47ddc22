/**
 * node tools/faults/desks.mjs [--seconds 90] [--embedded] [--calm]
 *
 * Eight teachers edit drills, virtual patients and simulations, each their own: every change is
 * saved, and every third one is published or shown; meanwhile the server and PostgreSQL are killed
 * alternately at random moments, or, with `--embedded`, the server alone, with a database of its
 * own. The server survives its database; at the end everything acknowledged is there, no version
 * exists twice, and learners see the last published one. `--calm` kills nothing.
 */
import { command, say } from '../setup/say.mjs';
import { plantSchool, withRows } from './hands/courseRows.mjs';
import { prepareFaults } from './hands/trouble.mjs';
import { deskHands, plantDesks } from './hands/deskHands.mjs';

const KINDS = /** @type {const} */ (['drill', 'case', 'simulation']);
const WRITERS = 8;

/** Queries for inconsistencies; all are empty if nothing was duplicated or half done. @type {Record<string, string>} */
const halves = {
  'a drill whose versions have a gap': `
    select m.id from drill_making m where m.version <>
      coalesce((select max(version) from drill_version v where v.making_id = m.id), 0)`,
  'a patient whose versions have a gap': `
    select m.id from patient_making m where m.version <>
      coalesce((select max(version) from patient_version v where v.making_id = m.id), 0)`,
  'a drill that learners see otherwise than it was published': `
    select m.id from drill_making m join drill d on d.id = m.drill_id
      join drill_version v on v.making_id = m.id and v.version = m.version
      where d.version <> m.version or d.title <> v.title or d.graph ->> 'title' <> v.title`,
  'a patient that learners meet otherwise than it was published': `
    select m.id from patient_making m join patient_case c on c.id = m.case_id
      join patient_version v on v.making_id = m.id and v.version = m.version
      where c.version <> m.version or c.title <> v.title or c.of ->> 'title' <> v.title`,
  'published, and learners see nothing': `
    select id from drill_making where (version > 0) <> (drill_id is not null)
    union all select id from patient_making where (version > 0) <> (case_id is not null)`,
  'a drill or patient that nobody wrote': `
    select id from drill where key like 'made-%'
      and id not in (select drill_id from drill_making where drill_id is not null)
    union all select id from patient_case where key like 'made%'
      and id not in (select case_id from patient_making where case_id is not null)`,
  'a simulation of two minds': `
    select m.id from made_simulation m join simulation s using (id)
      where m.summary <> '' and s.steps <> array[m.summary]`,
};

await command(async () => {
  const trouble = await prepareFaults({ seconds: '90', seed: 'demo' });
  const { house, at } = trouble;
  const { teachers } = await plantSchool(house, { teachers: WRITERS, learners: 0 });
  const desks = await withRows(house, (query) => plantDesks(query, WRITERS));
  await trouble.start();
  const by = deskHands(at);

  const [...done] = await trouble.during(() =>
    Promise.all([
      ...teachers.map((token, nth) => {
        const kind = KINDS[nth % KINDS.length] ?? 'drill';
        return by.write(kind, desks[kind][nth] ?? 0, token);
      }),
    ]),
  );
  const found = await Promise.all(done.map((one, nth) => by.look(one, teachers[nth] ?? '')));
  await trouble.stop();

  let wrong = 0;
  for (const [nth, { kind, title, edition, publishes }] of done.entries()) {
    const now = found[nth];
    if (now?.title !== title || now.edition !== edition) {
      say(`${kind}: ${title} in edition ${edition} was acknowledged, ${now?.title} is there`);
      wrong += 1;
    }
    // Published again if the answer was lost; repeating it creates no further version.
    if (kind !== 'simulation' && now?.version !== publishes) {
      say(`${kind}: published ${publishes} times, and version ${now?.version} is there`);
      wrong += 1;
    }
  }
  for (const [what, text] of Object.entries(halves)) {
    const { rows } = await withRows(house, (query) => query(text));
    if (rows.length > 0) say(`${what}: ${rows.map(({ id }) => id).join(', ')}`);
    wrong += rows.length;
  }
  await trouble.end();
  const sum = (/** @type {'saves' | 'publishes'} */ of) =>
    KINDS.map((kind) => {
      const theirs = done.filter((one) => one.kind === kind);
      return `${theirs.reduce((all, one) => all + one[of], 0)} of ${kind}s`;
    }).join(', ');
  say(`${at.kills} kills; saved: ${sum('saves')}; published: ${sum('publishes')}; ${wrong} wrong`);
  return wrong === 0 ? 0 : 1;
});
