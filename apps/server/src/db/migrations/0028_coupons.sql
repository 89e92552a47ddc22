CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" smallint NOT NULL,
	"amount" bigint,
	"percent" smallint,
	"at_most" bigint,
	"at_least" bigint DEFAULT 0 NOT NULL,
	"audience" smallint NOT NULL,
	"scope" smallint NOT NULL,
	"commodity_type" smallint,
	"commodity_id" integer,
	"way" smallint NOT NULL,
	"per_person" integer DEFAULT 1 NOT NULL,
	"in_all" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_takes_off" CHECK (case "coupon"."kind"
        when 1 then coalesce("coupon"."amount", 0) > 0 and "coupon"."percent" is null
        when 2 then coalesce("coupon"."percent", 0) between 1 and 99 and "coupon"."amount" is null
        else false end and "coupon"."per_person" > 0 and "coupon"."ends_at" > "coupon"."starts_at"),
	CONSTRAINT "coupon_scope" CHECK (("coupon"."scope" = 2) = ("coupon"."commodity_type" is not null)
        and ("coupon"."scope" = 3) = ("coupon"."commodity_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "held_coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"origin" text NOT NULL,
	"origin_key" text NOT NULL,
	"got_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_coupon_origin" UNIQUE("origin","origin_key")
);
--> statement-breakpoint
ALTER TABLE "code_batch" DROP CONSTRAINT "code_batch_good_for";--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_total";--> statement-breakpoint
ALTER TABLE "code_batch" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "coupon_name" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_coupon" ADD CONSTRAINT "held_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_coupon" ADD CONSTRAINT "held_coupon_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_ends_at" ON "coupon" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "held_coupon_of_person" ON "held_coupon" USING btree ("person_id","coupon_id");--> statement-breakpoint
CREATE INDEX "held_coupon_of_coupon" ON "held_coupon" USING btree ("coupon_id");--> statement-breakpoint
ALTER TABLE "code_batch" ADD CONSTRAINT "code_batch_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_of_coupon" ON "shop_order" USING btree ("coupon_id","person_id") WHERE "shop_order"."coupon_id" is not null;--> statement-breakpoint
ALTER TABLE "code_batch" ADD CONSTRAINT "code_batch_good_for" CHECK (case "code_batch"."kind"
        when 1 then coalesce("code_batch"."amount", 0) > 0 and "code_batch"."tier" is null
          and "code_batch"."commodity_id" is null
        when 2 then "code_batch"."tier" is not null and coalesce("code_batch"."days", 0) > 0
          and "code_batch"."commodity_id" is null
        when 3 then "code_batch"."commodity_id" is not null and "code_batch"."tier" is null
          and coalesce("code_batch"."days", 1) > 0
        when 4 then "code_batch"."coupon_id" is not null and "code_batch"."tier" is null
          and "code_batch"."commodity_id" is null and "code_batch"."days" is null
        else false end and ("code_batch"."kind" = 4) = ("code_batch"."coupon_id" is not null) and "code_batch"."per_person" > 0);--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_coupon" CHECK (("shop_order"."coupon_id" is not null) = ("shop_order"."discount" > 0) and "shop_order"."discount" >= 0
        and ("shop_order"."coupon_id" is null) = ("shop_order"."coupon_name" is null));--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_total" CHECK ("shop_order"."total" > 0 and "shop_order"."full_total" >= "shop_order"."total" + "shop_order"."discount");