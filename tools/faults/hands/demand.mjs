import { Stop } from '../../setup/say.mjs';

export const calls = '/doctor-cheese';

/** @typedef {{ url: string, isOver: boolean }} At */
/** @typedef {import('../shop.mjs').Ask} Ask */
/** @typedef {ReturnType<typeof demander>} Demand */

/** A call without whose answer nothing can go on. @param {Ask} ask */
export function demander(ask) {
  /**
   * @param {string} path
   * @param {object | null} body
   * @param {string} token
   * @param {'PUT'} [method]
   */
  return async (path, body, token, method) => {
    const { data, key, status } = await ask(path, body, token, method);
    if (data === undefined || data === null) throw new Stop(`${path}: ${status} ${key}`);
    return data;
  };
}
