import type { CallFailure } from '@cheese/domain/contract/failure';

const asFailure = (thrown: unknown) => (thrown ?? {}) as Partial<CallFailure>;

/** After too many failures the server wants a puzzle of its own solved. */
export const wantsPuzzle = (thrown: unknown) => asFailure(thrown).status === 428;

export const isWrongCode = (thrown: unknown) => asFailure(thrown).key === 'code.wrong';
