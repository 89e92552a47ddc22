CREATE TABLE "specimen" (
	"id" integer PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"field" smallint NOT NULL,
	"system" smallint NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"views" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specimen_hotspot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "specimen_hotspot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"specimen_id" integer NOT NULL,
	"structure_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"view" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specimen_slide" (
	"specimen_id" integer NOT NULL,
	"slide_id" integer NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "specimen_slide_specimen_id_slide_id_pk" PRIMARY KEY("specimen_id","slide_id")
);
--> statement-breakpoint
ALTER TABLE "specimen" ADD CONSTRAINT "specimen_model_id_body_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."body_model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specimen_hotspot" ADD CONSTRAINT "specimen_hotspot_specimen_id_specimen_id_fk" FOREIGN KEY ("specimen_id") REFERENCES "public"."specimen"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specimen_hotspot" ADD CONSTRAINT "specimen_hotspot_structure_id_body_structure_id_fk" FOREIGN KEY ("structure_id") REFERENCES "public"."body_structure"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specimen_slide" ADD CONSTRAINT "specimen_slide_specimen_id_specimen_id_fk" FOREIGN KEY ("specimen_id") REFERENCES "public"."specimen"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specimen_slide" ADD CONSTRAINT "specimen_slide_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "specimen_hotspot_of_specimen" ON "specimen_hotspot" USING btree ("specimen_id","place");