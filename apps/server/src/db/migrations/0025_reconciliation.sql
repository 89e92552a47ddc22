CREATE TABLE "bill_difference" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reconciliation_id" integer NOT NULL,
	"cause" text NOT NULL,
	"trade_no" text NOT NULL,
	"order_id" integer,
	"theirs" bigint,
	"ours" bigint,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "bill_difference_once" UNIQUE("reconciliation_id","cause","trade_no")
);
--> statement-breakpoint
CREATE TABLE "bill_line" (
	"payway" smallint NOT NULL,
	"kind" text NOT NULL,
	"trade_no" text NOT NULL,
	"transaction_id" text NOT NULL,
	"day" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bill_line_payway_kind_trade_no_transaction_id_pk" PRIMARY KEY("payway","kind","trade_no","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" text NOT NULL,
	"payway" smallint NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"failure" text,
	"theirs" jsonb NOT NULL,
	"ours" jsonb NOT NULL,
	"matched" jsonb NOT NULL,
	CONSTRAINT "reconciliation_of_day" UNIQUE("day","payway")
);
--> statement-breakpoint
ALTER TABLE "bill_difference" ADD CONSTRAINT "bill_difference_reconciliation_id_reconciliation_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliation"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_difference" ADD CONSTRAINT "bill_difference_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_difference" ADD CONSTRAINT "bill_difference_settled_by_person_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_difference_of_trade" ON "bill_difference" USING btree ("trade_no");