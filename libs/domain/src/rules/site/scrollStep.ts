import { scrollToTop } from '../../codes/base/limits';

export const showsBackToTop = (scrolled: number): boolean => scrolled > scrollToTop.threshold;

/** Where the page stands one step later on its way to the top. */
export const scrollStep = (scrolled: number): number => Math.max(0, scrolled - scrollToTop.step);
