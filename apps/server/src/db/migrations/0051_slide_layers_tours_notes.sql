CREATE TABLE "slide_layer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_layer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slide_id" integer NOT NULL,
	"kind" text NOT NULL,
	"person_id" integer NOT NULL,
	"organisation_id" integer,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"colour" text NOT NULL,
	"shapes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shape_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"visibility" smallint DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_adjustment" (
	"person_id" integer NOT NULL,
	"slide_id" integer NOT NULL,
	"knobs" jsonb NOT NULL,
	CONSTRAINT "image_adjustment_person_id_slide_id_pk" PRIMARY KEY("person_id","slide_id")
);
--> statement-breakpoint
CREATE TABLE "slide_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"slide_id" integer NOT NULL,
	"place" jsonb NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slide_tour" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_tour_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slide_id" integer NOT NULL,
	"organisation_id" integer,
	"person_id" integer NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"stops" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"visibility" smallint DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "slide_layer" ADD CONSTRAINT "slide_layer_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_layer" ADD CONSTRAINT "slide_layer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_layer" ADD CONSTRAINT "slide_layer_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_adjustment" ADD CONSTRAINT "image_adjustment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_adjustment" ADD CONSTRAINT "image_adjustment_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_note" ADD CONSTRAINT "slide_note_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_note" ADD CONSTRAINT "slide_note_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tour" ADD CONSTRAINT "slide_tour_slide_id_slide_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slide"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tour" ADD CONSTRAINT "slide_tour_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_tour" ADD CONSTRAINT "slide_tour_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slide_layer_of_slide" ON "slide_layer" USING btree ("slide_id","kind","organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slide_layer_own" ON "slide_layer" USING btree ("slide_id","person_id") WHERE "slide_layer"."kind" = 'own';--> statement-breakpoint
CREATE INDEX "slide_note_of_person" ON "slide_note" USING btree ("person_id","slide_id","id");--> statement-breakpoint
CREATE INDEX "slide_note_of_slide" ON "slide_note" USING btree ("slide_id");--> statement-breakpoint
CREATE INDEX "slide_tour_of_slide" ON "slide_tour" USING btree ("slide_id","organisation_id");