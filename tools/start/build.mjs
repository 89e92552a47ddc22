import { isBuilt, markBuilt } from '../setup/fresh.mjs';
import { runNx } from '../setup/nx.mjs';
import { say, seconds, Stop } from '../setup/say.mjs';

const projects = 'web,emergency,server,demo';

/** Brings dist/ up to date; prints nothing if it is. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const began = performance.now();
  say('Building both sites and the server …');
  const code = await runNx(['run-many', '-t', 'build', '-p', projects]);
  if (code !== 0) throw new Stop('The build failed; its words are above. Nothing was started.');
  markBuilt();
  say(`  built in ${seconds(began)}`);
}
