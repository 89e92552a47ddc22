import type { Middleware } from '@reduxjs/toolkit';
import { abandonUnwatched } from './abandonUnwatched';
import { announceFailures, type Teller } from './announceFailures';

type ListensTo = Parameters<typeof abandonUnwatched>[0] &
  Parameters<typeof announceFailures>[0] & { middleware: Middleware };

/** Everything that a store needs to make the calls of `api`; `teller` says failures to the user. */
export const callMiddleware = (api: ListensTo, teller: Teller): Middleware[] => [
  // First: the api's own middleware lets no word of subscriptions through.
  abandonUnwatched(api),
  api.middleware,
  announceFailures(api, teller),
];
