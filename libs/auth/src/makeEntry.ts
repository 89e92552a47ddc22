import { isWrongCode } from './signInFailure';

/** A call that answers a token. */
export type GetToken = () => Promise<{ token: string }>;

interface EntryParts {
  signIn(token: string): Promise<unknown>;
  /** Says that it went well. */
  welcome(): void;
  send(event: { type: 'signedIn' } | { type: 'failed' }): void;
  /** A wrong code will not do a second time either. */
  clearCode(): void;
}

/** Signs in with the token that a call answers; whether that went well. */
export const makeEntry =
  ({ signIn, welcome, send, clearCode }: EntryParts) =>
  async (getToken: GetToken): Promise<boolean> => {
    try {
      const { token } = await getToken();
      await signIn(token);
      welcome();
      send({ type: 'signedIn' });
      return true;
    } catch (failure) {
      // A toast has shown the failure; the filled-in fields stay.
      if (isWrongCode(failure)) clearCode();
      send({ type: 'failed' });
      return false;
    }
  };
