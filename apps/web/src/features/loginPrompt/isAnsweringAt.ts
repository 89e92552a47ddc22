import { answeringPaths } from '../../paths';

/** Where somebody answers questions, which their browser keeps until they are saved. */
export const isAnsweringAt = (pathname: string) => answeringPaths.includes(pathname);
