import { fakeService, type FakeService } from '@cheese/api-client/testing/fakeService';
import { recordBodies } from '@cheese/api-client/testing/recordBodies';
import { tokenCookie } from '@cheese/auth/tokenCookie';
import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';
import { configure, screen, within } from '@testing-library/react';
import { aManager, knows } from './aPerson';
import { renderPage } from './renderPage';

// Forms of many fields take their time in jsdom, all the more on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

/** Opens a page of the system as its manager, before a service that a test has prepared. */
export function manage(
  page: string,
  prepare: (service: FakeService) => void,
  person: EmergencyUser = aManager,
) {
  const service = fakeService();
  knows(service, person);
  prepare(service);
  tokenCookie('smreds-token-test', document, 'localhost').set('a-token');
  const sent = recordBodies(service);
  const opened = renderPage(`/emergencyCenter/system${page}`, service);
  const { user } = opened;
  return {
    ...opened,
    sent,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    write: async (name: string, text: string) => {
      const field = await screen.findByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, text);
    },
    choose: async (name: string, option: string) =>
      user.selectOptions(await screen.findByRole('combobox', { name }), option),
    rowOf: async (text: string) => {
      const cell = await screen.findByText(text);
      return within(cell.closest('tr') as HTMLElement);
    },
  };
}

export function signOut() {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'smreds-token-test=; Max-Age=0; Path=/';
}
