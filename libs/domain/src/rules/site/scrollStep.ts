import { scrollToTop } from '../../codes/base/limits';

export const showsBackToTop = (scrolled: number): boolean => scrolled > scrollToTop.threshold;

/** The scroll position one step later on the way to the top. */
export const scrollStep = (scrolled: number): number => Math.max(0, scrolled - scrollToTop.step);
