import type { Given } from '@cheese/domain/questions/kind';

/** In the order of the alphabet, however they were pressed: the same choice is the same answer. */
export const toggled = (given: Given, option: string): string[] =>
  given.includes(option)
    ? given.filter((one) => one !== option)
    : [...given, option].toSorted((one, other) => one.localeCompare(other));
