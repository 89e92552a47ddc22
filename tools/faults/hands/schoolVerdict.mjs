/** What of acknowledged acts in a school is missing, or stands in its log otherwise than once. */

/** @typedef {import('./schoolHands.mjs').Said} Said */
/** @typedef {import('./schoolRows.mjs').Query} Query */

/**
 * @param {Query} query
 * @param {Said} said
 */
export async function lostOf(query, said) {
  const statesOf = async (/** @type {string} */ table) =>
    new Map((await query(`select id, state from ${table}`)).rows.map((row) => [row.id, row.state]));
  const imports = await statesOf('member_import');
  const notices = await statesOf('school_notice');
  const { rows: members } = await query('select id, state, role from membership');
  const memberOf = new Map(members.map((row) => [row.id, row]));
  /** A scheduled one may have been sent meanwhile. */
  const isNotice = (/** @type {string} */ wanted, /** @type {string | undefined} */ found) =>
    found === wanted || (wanted === 'scheduled' && found === 'sent');
  return {
    imports: [...said.imports].filter(([id, state]) => imports.get(id) !== state).length,
    notices: [...said.notices].filter(([id, state]) => !isNotice(state, notices.get(id))).length,
    members: [...said.members].filter(([id, wanted]) =>
      Object.entries(wanted).some(([what, value]) => memberOf.get(id)?.[what] !== value),
    ).length,
    log: await wrongInLog(query, said),
  };
}

/**
 * Each act is in the log as often as it was acknowledged; where the answer got lost, once more or not.
 * @param {Query} query
 * @param {Said} said
 */
async function wrongInLog(query, { acts }) {
  const { rows } = await query(
    `select a.act, coalesce(p.nickname, a.about) as name, count(*)::int as count
     from audit_entry a left join person p on p.id = a.to_person_id
     where a.act in ('licence.free', 'licence.give', 'member.disable', 'member.enable', 'member.roles')
     group by 1, 2`,
  );
  const logged = new Map(rows.map(({ act, name, count }) => [`${act} ${name}`, count]));
  const names = new Set([...acts.keys(), ...logged.keys()]);
  return [...names].flatMap((name) => {
    const { done = 0, unsure = 0 } = acts.get(name) ?? {};
    const count = logged.get(name) ?? 0;
    const isRight = count >= done && count <= done + unsure;
    return isRight ? [] : [`${name} ${count} times, ${done} acknowledged, ${unsure} unsure`];
  });
}
