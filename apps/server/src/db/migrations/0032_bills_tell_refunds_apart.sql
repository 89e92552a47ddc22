ALTER TABLE "bill_difference" DROP CONSTRAINT "bill_difference_once";--> statement-breakpoint
ALTER TABLE "bill_line" DROP CONSTRAINT "bill_line_payway_kind_trade_no_transaction_id_pk";--> statement-breakpoint
ALTER TABLE "bill_difference" ADD COLUMN "refund_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_line" ADD COLUMN "refund_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliation" ADD COLUMN "compared_at" timestamp with time zone;--> statement-breakpoint
UPDATE "bill_line" SET "refund_no" = "refund"."refund_no" FROM "refund" WHERE "bill_line"."kind" = 'refunded' AND "refund"."refund_no" = "bill_line"."trade_no" || 'R';--> statement-breakpoint
UPDATE "bill_difference" SET "refund_no" = "refund"."refund_no" FROM "refund" WHERE "bill_difference"."cause" LIKE 'refund%' AND "refund"."refund_no" = "bill_difference"."trade_no" || 'R';--> statement-breakpoint
UPDATE "reconciliation" SET "compared_at" = "ran_at" WHERE "failure" IS NULL OR EXISTS (SELECT 1 FROM "bill_difference" WHERE "bill_difference"."reconciliation_id" = "reconciliation"."id");--> statement-breakpoint
ALTER TABLE "bill_line" ADD CONSTRAINT "bill_line_once" PRIMARY KEY("payway","kind","trade_no","transaction_id","refund_no");--> statement-breakpoint
ALTER TABLE "bill_difference" ADD CONSTRAINT "bill_difference_once" UNIQUE("reconciliation_id","cause","trade_no","refund_no");
