const answering: readonly string[] = ['/testingCenter/examination', '/testingCenter/test'];

/** Pages whose answers the browser keeps until they are saved. */
export const isAnsweringAt = (pathname: string) => answering.includes(pathname);
