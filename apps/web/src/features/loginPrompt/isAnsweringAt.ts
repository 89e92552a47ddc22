import { answeringPaths } from '../../questionPaths';

/** Pages whose answers the browser keeps until they are saved. */
export const isAnsweringAt = (pathname: string) => answeringPaths.includes(pathname);
