import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelRefused } from '@cheese/model-files/refusal';
import { takeModel } from '@cheese/model-files/takeModel';

/** Converts an uploaded model to GLB in a separate process: see `ports/taking.ts`. */
const [, , path = '', name = '', folder = ''] = process.argv;

let told = -1;
function progress(part: number) {
  const percent = Math.floor(part * 100);
  if (percent === told) return;
  told = percent;
  process.stdout.write(`${percent}\n`);
}

async function take() {
  const bytes = await readFile(path);
  // Cancelling kills the process, so no check is needed here.
  const taken = await takeModel({ name, bytes }, { progress, cancelled: () => false });
  const { glb, parts, report } = taken;
  await writeFile(join(folder, 'model.glb'), glb);
  await writeFile(join(folder, 'taken.json'), JSON.stringify({ parts, report }));
}

try {
  await take();
} catch (error) {
  const reason = error instanceof ModelRefused ? error.key : 'broken';
  await writeFile(join(folder, 'failed.txt'), reason);
  process.exitCode = 1;
}
