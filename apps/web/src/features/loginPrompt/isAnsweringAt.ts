const answering: readonly string[] = ['/testingCenter/examination', '/testingCenter/test'];

/** Where somebody answers questions, which their browser keeps until they are saved. */
export const isAnsweringAt = (pathname: string) => answering.includes(pathname);
