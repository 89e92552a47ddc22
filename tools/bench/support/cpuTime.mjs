/** The CPU time of a process, which other load on the machine hardly changes. */
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** @param {string} pid @returns {{ parent: number, ticks: number } | null} null: it is gone */
function look(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Its own time, and that of its finished children.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}

/**
 * The CPU seconds of a process and its children.
 * @param {number} pid
 */
export function cpuSecondsOf(pid) {
  /** @type {Map<number, { pid: number, ticks: number }[]>} */
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) && look(name);
    if (!found) continue;
    const beside = children.get(found.parent) ?? [];
    children.set(found.parent, [...beside, { pid: Number(name), ticks: found.ticks }]);
  }
  /** @param {number} parent @returns {number} */
  const below = (parent) =>
    (children.get(parent) ?? []).reduce((sum, one) => sum + one.ticks + below(one.pid), 0);
  return ((look(String(pid))?.ticks ?? 0) + below(pid)) / TICKS_A_SECOND;
}
