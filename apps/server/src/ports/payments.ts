/** A payment to request from a provider. Amounts are in thousandths everywhere. */
export interface Bill {
  tradeNo: string;
  amount: number;
  title: string;
  expiresAt: Date;
}

/** Proof of payment by the provider; nothing else marks an order as paid. */
export interface Paid {
  state: 'paid';
  tradeNo: string;
  transactionId: string;
  amount: number;
  paidAt: Date;
}

export type TradeSaid = Paid | { state: 'unpaid' | 'closed' | 'unknown' };

export interface RefundAsked {
  tradeNo: string;
  refundNo: string;
  amount: number;
}

export interface MoneyBack extends RefundAsked {
  total: number;
  reason: string;
}

/** One line of what a provider says it has moved on a day. */
export interface BillLine {
  tradeNo: string;
  transactionId: string;
  kind: 'paid' | 'refunded' | 'refunding' | 'refundFailed';
  /** Distinguishes refunds of one trade; empty for payments, or where the bill does not say. */
  refundNo: string;
  amount: number;
  at: Date;
}

/** A bill that came, and that we cannot read: its hash, its archive, its columns. */
export class UnreadableBill extends Error {}

/** A notice with a wrong signature, merchant or time. */
export class UnverifiedNotice extends Error {}

export interface Notice {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface NoticeAnswer {
  status: number;
  type: string;
  body: string;
}

/** A payment provider. Each adapter signs and verifies as its provider documents. */
export interface PaymentProvider {
  /** Sources of the payment frame for the content policy; null if the frame is our own. */
  frames: string | null;
  /** Answers what is drawn or framed; asked again for the same trade it answers the same. */
  begin(bill: Bill): Promise<string>;
  ask(tradeNo: string): Promise<TradeSaid>;
  close(tradeNo: string): Promise<void>;
  /** Gives money back, once for each number; whether it is there already. */
  refund(back: MoneyBack): Promise<'done' | 'pending'>;
  /** True if a refund has arrived; has no side effects. */
  hasGivenBack(refund: RefundAsked): Promise<boolean>;
  /** Null if the notice is about something else. Throws `UnverifiedNotice`. */
  believe(notice: Notice): Promise<Paid | null>;
  /** Response bodies that the provider expects. */
  answers: { taken: NoticeAnswer; refused: NoticeAnswer };
  billOf(day: string): Promise<BillLine[]>;
}

/** A bill as the demo phone shows it. */
export interface ShownBill {
  tradeNo: string;
  title: string;
  amount: number;
  openedAt: Date;
  isPaid: boolean;
  isDeclined: boolean;
}

/** The customers' side of an embedded provider. */
export interface DemoPurse {
  /** The latest of those that it still shows. */
  bills(): Promise<ShownBill[]>;
  knows(tradeNo: string): Promise<boolean>;
  /** Answers whether it could still be paid. */
  confirm(tradeNo: string): Promise<boolean>;
  decline(tradeNo: string): Promise<void>;
  /** The provider's notice of a paid trade; null where it is not paid. */
  noticeOf(tradeNo: string): Promise<Notice | null>;
}

/** Where schools pay by bank transfer. */
export interface BankAccount {
  holder: string;
  bank: string;
  number: string;
}

export interface Payments {
  orderMinutes: number;
  /** Null where schools learn the account by other means. */
  bank: BankAccount | null;
  /** By payway; null where this installation has none. */
  providers: { 2: PaymentProvider | null; 3: PaymentProvider | null };
  /** The demo phone's purses, if providers are embedded. */
  purses: { 2: DemoPurse; 3: DemoPurse } | null;
}

export type ProviderPayway = keyof Payments['providers'];
