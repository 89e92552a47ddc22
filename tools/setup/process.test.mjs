import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const maker =
  "console.log(process.pid); process.on('SIGTERM', () => process.exit(0)); setInterval(() => 0, 1000)";

/** The main child exits by itself while another one is running. */
const script = `
  import { spawn } from 'node:child_process';
  import { guard, run, stopAll } from './process.mjs';
  await new Promise((begun) => {
    const onText = (text) => begun(process.stdout.write(text));
    void run(process.execPath, ['-e', ${JSON.stringify(maker)}], { onText });
  });
  stopAll(await guard(spawn(process.execPath, ['-e', 'process.exit(3)'])));
`;

test('what one child was all about ends the others with it, and its code is ours', () => {
  const cwd = join(process.cwd(), 'tools/setup');
  const args = ['--input-type=module', '-e', script];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect(status).toBe(3);
  const pid = Number(stdout.trim());
  expect(pid).toBeGreaterThan(0);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
