import { slideFindingCalls } from '@cheese/domain/calls/slides/slideFinding';
import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { screen } from '@testing-library/react';
import { aSlideService } from '../../../../features/slide/testing/aSlideService';
import { openAsTeacher } from '../../../../testing/openAsTeacher';

export const diagnosis = {
  kind: 1 as const,
  label: '诊断',
  isNeeded: true,
  points: 5,
  options: [],
  unit: '',
};
const place = { ...diagnosis, kind: 6 as const, label: '病变位置', points: 10 };
export const fields = [diagnosis, place];
export const form: FindingForm = {
  id: 7,
  title: '肝切片报告',
  text: '先低倍后高倍',
  dueAt: null,
  edition: 2,
  fields,
  own: null,
};
export const madeForm = {
  id: 7,
  slideId: 31,
  title: form.title,
  text: '',
  dueAt: null,
  isShown: true,
  edition: 1,
  audience: null,
  handedIn: 1,
  waiting: 1,
  updatedAt: 10,
  fields: [{ ...diagnosis, expected: '' }],
};
const blank = { text: '', chosen: [], value: null, places: [] };
export const answers = [
  { ...blank, text: '脂肪变性' },
  { ...blank, places: [{ points: [{ x: 100, y: 90 }], note: '空泡' }] },
];
export const marks = {
  fields: [
    { points: 4, remark: '再写明程度' },
    { points: 10, remark: '' },
  ],
  places: [{ at: { x: 50, y: 60 }, text: '这里也有' }],
  remark: '不错',
};

export function aService(list: readonly FindingForm[], isTeaching = false) {
  const service = aSlideService();
  service.answers(slideFindingCalls.list, { isTeaching, list });
  return service;
}

export async function openFindings(service: ReturnType<typeof aService>) {
  const page = await openAsTeacher('/morphology/slice?id=31', service);
  await screen.findByText('镜下');
  await page.user.click(screen.getByRole('button', { name: '报告' }));
  return page;
}
