import { createContext } from 'react';
import type { LoadPart } from './makeOrReload';

/** How the site around a component loads its parts: components bring parts of their own. */
export const LoadPartContext = createContext<LoadPart>((load) => load());
