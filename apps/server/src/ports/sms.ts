export interface SmsMessage {
  phone: string;
  code: string;
}

export interface ReceivedSms extends SmsMessage {
  sentAt: Date;
}

/** Sends codes to phones. */
export interface Sms {
  send(message: SmsMessage): Promise<void>;
  /** Sent messages, newest first, shown at /sandbox; null with a real provider. */
  inbox: readonly ReceivedSms[] | null;
}
