import type { FakeService } from '@cheese/api-client/testing/fakeService';
import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';
import { screen, within } from '@testing-library/react';
import { aManager } from './aPerson';
import { openAs } from './openAs';

/** Opens a page of the system as its manager, before a service that a test has prepared. */
export function manage(
  page: string,
  prepare: (service: FakeService) => void,
  person: EmergencyUser = aManager,
) {
  const opened = openAs(person, `/emergencyCenter/system${page}`, prepare);
  const { user } = opened;
  return {
    ...opened,
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
