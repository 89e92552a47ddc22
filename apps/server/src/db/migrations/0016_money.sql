CREATE TABLE "entitlement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"commodity_id" integer,
	"tier" text,
	"origin" text NOT NULL,
	"origin_key" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "entitlement_origin" UNIQUE("origin","origin_key"),
	CONSTRAINT "entitlement_span" CHECK ("entitlement"."ends_at" is null or "entitlement"."ends_at" >= "entitlement"."starts_at"),
	CONSTRAINT "entitlement_member_ends" CHECK ("entitlement"."commodity_id" is not null or "entitlement"."ends_at" is not null),
	CONSTRAINT "entitlement_thing" CHECK (("entitlement"."commodity_id" is null) = ("entitlement"."tier" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"person_id" integer,
	"balance" bigint,
	CONSTRAINT "ledger_account_owner" UNIQUE NULLS NOT DISTINCT("kind","person_id"),
	CONSTRAINT "ledger_account_balance" CHECK ("ledger_account"."balance" >= 0),
	CONSTRAINT "ledger_account_kept" CHECK (("ledger_account"."person_id" is null) = ("ledger_account"."balance" is null) and ("ledger_account"."kind" = 'person') = ("ledger_account"."person_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" smallint NOT NULL,
	"title" text NOT NULL,
	"order_no" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_line_moves" CHECK ("ledger_line"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"order_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"type" smallint,
	"source_id" integer NOT NULL,
	"commodity_id" integer,
	"title" text NOT NULL,
	"specification_name" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"full_price" bigint NOT NULL,
	"tier" text,
	"days" integer,
	"amount" bigint,
	"gift" bigint,
	CONSTRAINT "order_item_order_id_place_pk" PRIMARY KEY("order_id","place")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"wanted" text NOT NULL,
	"total" bigint NOT NULL,
	"full_total" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"payway" smallint,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" smallint,
	"cancel_note" text DEFAULT '' NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "shop_order_no" UNIQUE("order_no"),
	CONSTRAINT "shop_order_total" CHECK ("shop_order"."total" > 0 and "shop_order"."full_total" >= "shop_order"."total"),
	CONSTRAINT "shop_order_paid" CHECK (("shop_order"."paid_at" is null) or ("shop_order"."payway" is not null)),
	CONSTRAINT "shop_order_refunded" CHECK ("shop_order"."refunded_at" is null or "shop_order"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"payway" smallint NOT NULL,
	"trade_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"transaction_id" text,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_trade_no" UNIQUE("trade_no"),
	CONSTRAINT "payment_transaction" UNIQUE("payway","transaction_id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_paid" CHECK (("payment"."paid_at" is null) = ("payment"."transaction_id" is null))
);
--> statement-breakpoint
CREATE TABLE "provider_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payway" smallint NOT NULL,
	"source" text NOT NULL,
	"verdict" text NOT NULL,
	"trade_no" text,
	"said" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"refund_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"of_delivered" smallint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "refund_of_payment" UNIQUE("payment_id"),
	CONSTRAINT "refund_no" UNIQUE("refund_no"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "recharge_offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharge_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"gift" bigint DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"recommend" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "recharge_offer_sums" CHECK ("recharge_offer"."amount" > 0 and "recharge_offer"."gift" >= 0 and "recharge_offer"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "embedded_trade" (
	"trade_no" text PRIMARY KEY NOT NULL,
	"payway" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"title" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"transaction_id" text,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"refund_no" text,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "is_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entitlement_of_person" ON "entitlement" USING btree ("person_id","ends_at");--> statement-breakpoint
CREATE INDEX "ledger_line_of_account" ON "ledger_line" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_line_of_entry" ON "ledger_line" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "shop_order_of_person" ON "shop_order" USING btree ("person_id","kind","id");--> statement-breakpoint
CREATE INDEX "shop_order_wanted" ON "shop_order" USING btree ("person_id","wanted");--> statement-breakpoint
CREATE INDEX "payment_of_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_word_of_trade" ON "provider_word" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "provider_word_at" ON "provider_word" USING btree ("at");
--> statement-breakpoint
INSERT INTO "entitlement" ("person_id", "tier", "origin", "origin_key", "granted_at", "starts_at", "ends_at")
SELECT "person_id", 'vip1', 'gift', 'halo:' || "person_id", least(now(), "expires_at"), least(now(), "expires_at"), "expires_at"
FROM "halo" WHERE "code" = 1;
--> statement-breakpoint
CREATE FUNCTION "ledger_keep_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "ledger_account" SET "balance" = "balance" + NEW."amount"
	WHERE "id" = NEW."account_id" AND "person_id" IS NOT NULL
	RETURNING "balance" INTO NEW."balance";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_line_balance" BEFORE INSERT ON "ledger_line"
FOR EACH ROW EXECUTE FUNCTION "ledger_keep_balance"();
--> statement-breakpoint
CREATE FUNCTION "ledger_sum_is_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"lines" integer;
	"sum" bigint;
BEGIN
	SELECT count(*), coalesce(sum("amount"), 0) INTO "lines", "sum"
	FROM "ledger_line" WHERE "entry_id" = (to_jsonb(NEW) ->> TG_ARGV[0])::integer;
	IF "lines" < 2 OR "sum" <> 0 THEN
		RAISE EXCEPTION 'the lines of a ledger entry must be two or more, and their sum zero'
		USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_sum';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entry_sum" AFTER INSERT ON "ledger_entry"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_sum_is_zero"('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_line_sum" AFTER INSERT ON "ledger_line"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_sum_is_zero"('entry_id');
--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is written once: correct it by another entry'
	USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entry_once" BEFORE UPDATE OR DELETE ON "ledger_entry"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "ledger_line_once" BEFORE UPDATE OR DELETE ON "ledger_line"
FOR EACH ROW EXECUTE FUNCTION "ledger_is_append_only"();
--> statement-breakpoint
CREATE FUNCTION "ledger_account_has_no_past"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."balance" <> 0 THEN
		RAISE EXCEPTION 'an account begins with nothing'
		USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_account_begins';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_account_begins" BEFORE INSERT ON "ledger_account"
FOR EACH ROW EXECUTE FUNCTION "ledger_account_has_no_past"();
