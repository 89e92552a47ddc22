/**
 * node tools/bench/slides/slides.mjs [--rounds 3] [--only anatomy]
 *
 * The most frequent calls of the morphology centre and of anatomy, by 32 callers with tokens at
 * once, alternating with a minimal server that answers the same from the same PostgreSQL. The
 * servers have one core, load and database the other.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../postgres/postgres.mjs';
import { command } from '../../setup/say.mjs';
import { compareInTurns } from '../../frame/compare.mjs';
import { sayCommand, stayOn } from '../../frame/measure.mjs';
import { load, startBare, startNews } from '../support/newsLoad.mjs';
import { signIn } from '../../frame/signIn.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});

/** The skin, which is free for everybody, its library, and the bones of a hand. */
const [SLIDE, LIBRARY, HAND] = [1, 7, 15];
const anatomy = '../../anatomy/v1';
const pairs = [
  { what: 'list of slides', call: 'slide/list?page=1&pageCnt=12', bare: 'list' },
  { what: 'list of libraries', call: 'list?page=1&pageCnt=12', bare: 'list' },
  { what: 'a slide', call: `slide/detail?id=${SLIDE}`, bare: 'article' },
  { what: 'a library', call: `detail?id=${LIBRARY}`, bare: 'article' },
  { what: 'addresses of tiles', call: `slide/tile-source?slideId=${SLIDE}`, bare: 'article' },
  { what: 'layers of a slide', call: `../../annotation/v1/list?slideId=${SLIDE}`, bare: 'list' },
  { what: 'tours of a slide', call: `tour/list?slideId=${SLIDE}`, bare: 'list' },
  { what: 'tasks of a slide', call: `../../slide-task/v1/list?slideId=${SLIDE}`, bare: 'list' },
  { what: 'own notes of a slide', call: `note/list?slideId=${SLIDE}`, bare: 'list' },
  { what: 'slides looked at', call: 'mine/slide/list?page=1&pageCnt=12', bare: 'list' },
  { what: 'own libraries', call: 'mine/library/list?page=1&pageCnt=12', bare: 'list' },
  { what: 'own trays', call: '../../slide-tray/v1/list', bare: 'list' },
  { what: 'anatomy: list', call: `${anatomy}/list?page=1&pageCnt=12`, bare: 'list' },
  { what: 'anatomy: one', call: `${anatomy}/detail?id=${HAND}`, bare: 'article' },
  { what: 'anatomy: address', call: `${anatomy}/model/list?anatomyId=${HAND}`, bare: 'article' },
  { what: 'anatomy: parts', call: `${anatomy}/structure/list?anatomyId=${HAND}`, bare: 'list' },
];

await command(async () => {
  sayCommand();
  stayOn(1);
  const postgres = await startPostgres({ durable: true });
  const server = await startNews(postgres.url);
  const bare = await startBare(postgres.url, 'bareLists.mjs');
  const options = { connections: 32, token: await signIn(server.calls) };
  for (const { what, call, bare: path } of pairs) {
    if (!what.includes(values.only)) continue;
    await compareInTurns(what, Number(values.rounds), {
      ours: () => load(new URL(call, `${server.calls}/slide-library/v1/`).href, options),
      least: () => load(`${bare.origin}/${path}`, options),
    });
  }
  await Promise.all([server.stop(), bare.stop()]);
  await postgres.stop();
});
