CREATE TABLE "anatomy_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anatomy_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"structure_id" integer NOT NULL,
	"view" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "anatomy_note" ADD CONSTRAINT "anatomy_note_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_note" ADD CONSTRAINT "anatomy_note_structure_id_body_structure_id_fk" FOREIGN KEY ("structure_id") REFERENCES "public"."body_structure"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anatomy_note_of_person" ON "anatomy_note" USING btree ("person_id","structure_id","id");--> statement-breakpoint
CREATE INDEX "anatomy_note_of_structure" ON "anatomy_note" USING btree ("structure_id");