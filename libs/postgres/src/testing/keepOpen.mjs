/** A process that keeps PostgreSQL running in a folder, as a server does, until it is killed. */
import { openEngine } from '../engine.mjs';

const [folder = ''] = process.argv.slice(2);
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
const { url, ready } = await openEngine(folder, say);
await ready;
say(url);
setInterval(() => undefined, 60_000);
