/** nginx with the configuration of `deploy/nginx` in front of a server, in a folder of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../setup/root.mjs';
import { Stop } from '../../setup/say.mjs';
import { firstAnswer } from '../../frame/measure.mjs';

/**
 * The content of `server { }` as delivered, with the placeholders of a deployment filled in.
 * @param {{ secret: string, serverPort: number }} options
 */
const slidesConf = ({ secret, serverPort }) =>
  readFileSync(inRoot('deploy', 'nginx', 'slides.conf'), 'utf8')
    .replace('TILE_SECRET"', `${secret}"`)
    .replace('127.0.0.1:4200', `127.0.0.1:${serverPort}`);

/**
 * @param {string} folder
 * @param {number} port
 * @param {string} slides
 */
const wholeConf = (folder, port, slides) => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/slides levels=1:2 keys_zone=slides:50m max_size=1g inactive=30d;
  map $upstream_http_cache_control $slide_is_not_kept { default 0; "~no-store" 1; }
  server {
    listen 127.0.0.1:${port};
    ${slides}
    location /static/ { root ${folder}; }
  }
}
`;

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/**
 * @param {{ folder: string, port: number, serverPort: number, secret: string, core: number }} options
 */
export async function startNginx({ folder, port, core, ...told }) {
  mkdirSync(join(folder, 'static'), { recursive: true });
  // If nginx is started by root, its workers run as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'static', 'there.txt'), 'ok');
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, wholeConf(folder, port, slidesConf(told)));
  const tested = spawnSync('nginx', ['-t', '-q', '-c', conf, '-p', folder], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Stop(tested.stderr);
  const child = spawn('taskset', ['-c', String(core), 'nginx', '-c', conf, '-p', folder]);
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  const origin = `http://127.0.0.1:${port}`;
  await firstAnswer(`${origin}/static/there.txt`, { isOver: () => child.exitCode !== null });
  return {
    origin,
    /** Includes its child processes, as `cpuSecondsOf` counts them. */
    pid: Number(child.pid),
    stop: async () => {
      process.off('exit', end);
      end();
      await once(child, 'exit');
    },
  };
}
