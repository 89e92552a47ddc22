import { fakeService } from '@cheese/api-client/testing/fakeService';
import { tagCalls } from '@cheese/domain/calls/content/tag';
import type { Tag } from '@cheese/domain/contract/content/tag';
import { screen } from '@testing-library/react';
import { fakeSignIn } from '../../../testing/aPerson';
import type { renderPage } from '../../../testing/renderPage';

const tag = (id: number, name: string, pid: number, hasChild: 0 | 1 = 0): Tag => ({
  id,
  name,
  pid,
  hasChild,
});

export const tags = [
  tag(1, '临床医学', 0, 1),
  tag(2, '内科学', 1, 1),
  tag(3, '心血管内科学', 2, 1),
  tag(4, '心电图学', 3),
  tag(5, '护理学', 0, 1),
  tag(6, '急危重症护理学', 5),
];
const none = { tagId: 0, tags: [] };
export const nursing = { tagId: 6, tags: [tag(5, '护理学', 0, 1), tag(6, '急危重症护理学', 5)] };

export function aTagService(kept: { tagId: number; tags: Tag[] } = none) {
  const service = fakeService();
  service.answers(tagCalls.list, { list: tags, total: tags.length });
  service.answers(tagCalls.chosen, kept);
  service.answers(tagCalls.choose, null);
  fakeSignIn(service);
  return service;
}

export const stored = () => JSON.parse(localStorage.getItem('majorIdList') ?? 'null') as unknown;

export async function openPanel({ user }: ReturnType<typeof renderPage>) {
  await user.click(await screen.findByRole('button', { name: /^专业/ }));
  await screen.findByRole('button', { name: '临床医学' });
  const pick = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { pick };
}
