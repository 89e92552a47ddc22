/** Points git at tools/hooks, so that a commit formats what it holds. Outside of git: nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git') && !process.env.CI) {
  spawnSync('git', ['config', 'core.hooksPath', 'tools/hooks']);
}
