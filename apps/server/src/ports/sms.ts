export interface SmsMessage {
  phone: string;
  code: string;
}

/** What a phone of the embedded provider has received. */
export interface ReceivedSms extends SmsMessage {
  sentAt: Date;
}

/** Sends codes to phones. */
export interface Sms {
  send(message: SmsMessage): Promise<void>;
  /** What was sent, newest first, to be read at /sandbox; null where it went to real phones. */
  inbox: readonly ReceivedSms[] | null;
}
