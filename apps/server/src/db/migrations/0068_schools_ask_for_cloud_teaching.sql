CREATE TABLE "teach_application" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teach_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer,
	"name" text NOT NULL,
	"organisation" text NOT NULL,
	"position" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"contacted_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "teach_application" ADD CONSTRAINT "teach_application_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "teach_application_under_way" ON "teach_application" USING btree ("phone") WHERE coalesce("teach_application"."opened_at", "teach_application"."declined_at", "teach_application"."withdrawn_at") is null;--> statement-breakpoint
CREATE INDEX "teach_application_of_phone" ON "teach_application" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "teach_application_of_person" ON "teach_application" USING btree ("person_id","id");