import { createContext } from 'react';

/** True if a list around the pager handles scrolling. */
export const InPagedList = createContext(false);
