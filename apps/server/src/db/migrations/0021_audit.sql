CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by_person_id" integer NOT NULL,
	"act" text NOT NULL,
	"about" text NOT NULL,
	"to_person_id" integer,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_by_person_id_person_id_fk" FOREIGN KEY ("by_person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_to_person_id_person_id_fk" FOREIGN KEY ("to_person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_by" ON "audit_entry" USING btree ("by_person_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_to" ON "audit_entry" USING btree ("to_person_id","id");--> statement-breakpoint
CREATE INDEX "shop_order_created_at" ON "shop_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_paid_at" ON "payment" USING btree ("paid_at");
--> statement-breakpoint
CREATE FUNCTION "audit_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was done is written once: nobody changes it afterwards'
	USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entry_once" BEFORE UPDATE OR DELETE ON "audit_entry"
FOR EACH ROW EXECUTE FUNCTION "audit_is_append_only"();
