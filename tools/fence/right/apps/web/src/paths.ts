// Here addresses are made.
export const paths = { help: (query) => withQuery('/help', query) };
