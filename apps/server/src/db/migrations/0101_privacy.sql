CREATE TABLE "data_look" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_look_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"by_person_id" integer NOT NULL,
	"role" text NOT NULL,
	"place" text NOT NULL,
	"organisation_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_export" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"content" "bytea",
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retention_setting" (
	"kind" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_look" ADD CONSTRAINT "data_look_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_look" ADD CONSTRAINT "data_look_by_person_id_person_id_fk" FOREIGN KEY ("by_person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_look" ADD CONSTRAINT "data_look_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_export" ADD CONSTRAINT "personal_export_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_look_of_person" ON "data_look" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "data_look_by" ON "data_look" USING btree ("by_person_id");--> statement-breakpoint
CREATE INDEX "data_look_at" ON "data_look" USING btree ("at");--> statement-breakpoint
CREATE INDEX "person_to_erase" ON "person" USING btree ("erase_at") WHERE "person"."erase_at" is not null;