CREATE TABLE "personal_export_piece" (
	"person_id" integer NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "personal_export_piece_person_id_place_pk" PRIMARY KEY("person_id","place")
);
--> statement-breakpoint
ALTER TABLE "personal_export_piece" ADD CONSTRAINT "personal_export_piece_person_id_personal_export_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."personal_export"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_export" DROP COLUMN "content";