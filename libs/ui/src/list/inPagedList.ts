import { createContext } from 'react';

/** Whether a list around a pager sees to the place on the page by itself. */
export const InPagedList = createContext(false);
