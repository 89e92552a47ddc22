CREATE TABLE "simulation_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"position_s" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "simulation_note" ADD CONSTRAINT "simulation_note_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_note" ADD CONSTRAINT "simulation_note_video_id_simulation_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."simulation_video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_note_of_person" ON "simulation_note" USING btree ("person_id","video_id","id");--> statement-breakpoint
CREATE INDEX "simulation_note_of_video" ON "simulation_note" USING btree ("video_id");