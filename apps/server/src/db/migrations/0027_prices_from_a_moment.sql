CREATE TABLE "price_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"is_limited" boolean DEFAULT false NOT NULL,
	"price" bigint NOT NULL,
	"original_price" bigint,
	"vip_price" bigint,
	"price_before" bigint NOT NULL,
	"original_price_before" bigint,
	"vip_price_before" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"by_person_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "price_change_limited" CHECK ("price_change"."is_limited" = ("price_change"."ends_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "specification" ADD COLUMN "next_price" integer;--> statement-breakpoint
ALTER TABLE "specification" ADD COLUMN "next_original_price" integer;--> statement-breakpoint
ALTER TABLE "specification" ADD COLUMN "next_vip_price" integer;--> statement-breakpoint
ALTER TABLE "specification" ADD COLUMN "next_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_card" ADD COLUMN "next_price" integer;--> statement-breakpoint
ALTER TABLE "member_card" ADD COLUMN "next_original_price" integer;--> statement-breakpoint
ALTER TABLE "member_card" ADD COLUMN "next_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recharge_offer" ADD COLUMN "next_price" bigint;--> statement-breakpoint
ALTER TABLE "recharge_offer" ADD COLUMN "next_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_by_person_id_person_id_fk" FOREIGN KEY ("by_person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_of_thing" ON "price_change" USING btree ("kind","thing_id","id");
--> statement-breakpoint
CREATE FUNCTION "price_change_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.withdrawn_at IS NULL
		AND to_jsonb(NEW) - 'withdrawn_at' = to_jsonb(OLD) - 'withdrawn_at' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a change of a price is written once: it can only be taken back'
	USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "price_change_once" BEFORE UPDATE OR DELETE ON "price_change"
FOR EACH ROW EXECUTE FUNCTION "price_change_is_append_only"();
