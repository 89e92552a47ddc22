import { fakeService } from '@cheese/api-client/testing/fakeService';
import { noticeCalls } from '@cheese/domain/calls/people/notice';
import type { OfficialNoticeDetail } from '@cheese/domain/contract/people/shapes/noticeShapes';
import { fakeSignIn } from '../../../testing/aPerson';

/**
 * A fake service with official notices in the given read states, which the marking requests change.
 */
export function noticeService(states: (0 | 1)[]) {
  const service = fakeService();
  fakeSignIn(service);
  const notices = states.map((status, at): OfficialNoticeDetail => ({
    id: at + 1,
    status,
    sentAt: Date.now(),
    title: `公告${at + 1}`,
    summary: `摘要${at + 1}`,
    html: `<p>正文${at + 1}</p>`,
  }));
  const unread = () => notices.filter(({ status }) => status === 0).length;
  service.answersWith(noticeCalls.unreadTotal, unread);
  service.answersWith(noticeCalls.unreadByKind, () =>
    ([1, 2, 3, 4, 5] as const).map((kind) => ({ kind, total: kind === 1 ? unread() : 0 })),
  );
  service.answersWith(noticeCalls.officialList, ({ status }) => {
    const list = notices.filter((one) => status === undefined || one.status === Number(status));
    return { list: list.map((one) => ({ ...one })), total: list.length };
  });
  service.answersWith(noticeCalls.official, ({ id }) => ({ ...notices[Number(id) - 1] }));
  /** Sets the effect of the next marking call, because the fake wire passes no body on. */
  const marking = (mark: (all: OfficialNoticeDetail[]) => void) => {
    for (const call of [noticeCalls.setStatus, noticeCalls.readAll]) {
      service.answersWith(call, () => {
        mark(notices);
        return null;
      });
    }
  };
  return { service, marking };
}
