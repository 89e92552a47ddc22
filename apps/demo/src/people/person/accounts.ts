import { accountOf, demoPassword, demoPeople } from './people';

/** Who there is to sign in as, for the person at the terminal. */
export const demoAccounts = () =>
  demoPeople.map((demo) => ({
    role: demo.role,
    account: accountOf(demo),
    password: demoPassword,
  }));
