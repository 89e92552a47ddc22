import type { Clock } from './clock';
import type { ReceivedSms, Sms } from './sms';

const KEPT = 100;

/** Phones inside this process: messages are gone when it ends, and none reaches a real phone. */
export function embeddedSms(clock: Clock): Sms {
  const inbox: ReceivedSms[] = [];
  return {
    inbox,
    async send(message) {
      inbox.unshift({ ...message, sentAt: clock.now() });
      inbox.length = Math.min(inbox.length, KEPT);
    },
  };
}
