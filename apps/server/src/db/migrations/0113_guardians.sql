ALTER TABLE "membership" ADD COLUMN "birth_month" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "guardian_name" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "guardian_phone" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "guardian_relation" smallint;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "consented_on" date;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "consent_basis" smallint;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "consent_by_id" integer;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "consent_withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_import" ADD COLUMN "awaiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_consent_by_id_person_id_fk" FOREIGN KEY ("consent_by_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_of_minors" ON "membership" USING btree ("birth_month") WHERE "membership"."birth_month" is not null;--> statement-breakpoint
CREATE INDEX "membership_by_consent" ON "membership" USING btree ("consent_by_id") WHERE "membership"."consent_by_id" is not null;