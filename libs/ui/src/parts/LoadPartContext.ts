import { createContext } from 'react';
import type { LoadPart } from './makeOrReload';

/** Lets components of this library load lazy parts the way the site does. */
export const LoadPartContext = createContext<LoadPart>((load) => load());
