import type { Modules } from '../modules/modules';
import { centreUrl, twoCentres, who, type Who } from './given/twoCentres';
import { type TestApp, useTestApp } from './useTestApp';

type Ask = (who: Who, call: string, asked?: object) => ReturnType<TestApp['ask']>;

/** A server with two centres on it, and a way to ask it as one of their people. */
export function useCentre(modules?: Partial<Modules>): TestApp & { as: Ask } {
  const test = useTestApp(modules && { modules }) as TestApp & { as: Ask };
  const tokens = new Map<Who, string>();

  beforeEach(async () => {
    tokens.clear();
    await test.given(twoCentres);
  });

  test.as = async (name, call, asked) => {
    const token = tokens.get(name) ?? (await test.signIn(who[name]));
    tokens.set(name, token);
    const [method, path] = call.split(' ');
    return test.ask(`${method} ${centreUrl}/${path}`, asked, { token });
  };

  return test;
}
