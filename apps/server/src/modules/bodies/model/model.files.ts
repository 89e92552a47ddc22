export const MODEL_FILE = 'model.glb';
/** Beside one that was brought: its parts, and what became of the file. */
export const TAKEN_FILE = 'taken.json';
