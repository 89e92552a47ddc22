/**
 * node tools/bench/learning/courses.mjs [--rounds 3] [--only course]
 *
 * Learners' most frequent calls about courses: 32 callers at once, with tokens and courses of their
 * own, alternating with a minimal server that reads the same rows of the same PostgreSQL. The
 * servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { loadBy } from '../support/callers.mjs';
import { plantCourseLearners } from '../support/courseLearners.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { startBare, startNews } from '../support/newsLoad.mjs';

const CALLERS = 32;
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
});

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareCourses.mjs');
  const { tokens, courseId } = await plantCourseLearners(postgres.url, CALLERS);
  const page = 'page=1&pageCnt=20';
  const pairs = [
    { what: 'my 20 courses', ours: `learn/list?${page}`, least: 'learnt' },
    { what: 'a course', ours: `detail?courseId=${courseId}`, least: `course?id=${courseId}` },
    {
      what: 'its directory',
      ours: `directory?courseId=${courseId}`,
      least: `course?id=${courseId}`,
    },
  ];
  for (const { what, ours, least } of pairs) {
    if (values.only && !what.includes(values.only)) continue;
    const version = ours.startsWith('detail') ? 'v3' : 'v1';
    await compareInTurns(what, Number(values.rounds), {
      ours: () => loadBy(`${server.calls}/course/${version}/${ours}`, { tokens }),
      least: () => loadBy(`${bare.origin}/${least}`, { tokens }),
    });
  }
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
