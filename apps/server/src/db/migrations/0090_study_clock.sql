CREATE TABLE "study_clock" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"courseware_id" integer NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"elsewhere_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "study_clock" ADD CONSTRAINT "study_clock_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;