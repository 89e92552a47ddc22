/**
 * npm runs this after an install (package.json: "prepare"): it marks node_modules as complete and
 * configures git to use tools/hooks, so that a commit formats its files.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './root.mjs';
import { writeStamp } from './stamp.mjs';

// An install without the development tools is not complete for our commands.
if (existsSync(inRoot('node_modules', 'nx'))) writeStamp();

if (existsSync(inRoot('.git')) && !process.env.CI) {
  spawnSync('git', ['config', 'core.hooksPath', 'tools/hooks'], { cwd: root });
}
