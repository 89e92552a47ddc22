export const one = (id, title) => ({ ...{ id, title }, name: '' });
export const all = (first, second) => [...[first, second], 3];
export const most = (first, second) => Math.max(...[first, second]);
