CREATE TABLE "personal_export_piece" (
	"person_id" integer NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "personal_export_piece_person_id_place_pk" PRIMARY KEY("person_id","place")
);
--> statement-breakpoint
ALTER TABLE "personal_export_piece" ADD CONSTRAINT "personal_export_piece_person_id_personal_export_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."personal_export"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_of_role" ON "membership" USING btree ("organisation_id","role","number","id") WHERE "membership"."role" <> 3;--> statement-breakpoint
CREATE INDEX "membership_of_state" ON "membership" USING btree ("organisation_id","state","number","id") WHERE "membership"."state" <> 1;--> statement-breakpoint
ALTER TABLE "personal_export" DROP COLUMN "content";