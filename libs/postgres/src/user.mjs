import { chmodSync, chownSync, lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ uid?: number, gid?: number }} User */

/**
 * The user that PostgreSQL runs as: it refuses to run as root, so root uses another account.
 * @returns {User}
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}

/** @param {...string} paths */
export function giveToPostgres(...paths) {
  const { uid, gid } = postgresUser();
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) chownSync(path, uid, gid);
}

/**
 * A cluster that root copied here belongs to root. The folder itself is changed last, so that an
 * interrupted change starts again.
 * @param {string} folder
 */
export function takeOver(folder) {
  const { uid, gid } = postgresUser();
  const { uid: owner, mode } = lstatSync(folder);
  if (uid === undefined || gid === undefined) return;
  // A copied folder may have lost its mode, without which PostgreSQL refuses it.
  if ((mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
  if (owner === uid) return;
  for (const name of readdirSync(folder, { recursive: true })) {
    lchownSync(join(folder, String(name)), uid, gid);
  }
  chownSync(folder, uid, gid);
}
