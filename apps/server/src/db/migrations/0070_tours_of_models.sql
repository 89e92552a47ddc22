CREATE TABLE "anatomy_tour" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anatomy_tour_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"anatomy_id" integer NOT NULL,
	"model_id" integer NOT NULL,
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
ALTER TABLE "anatomy_tour" ADD CONSTRAINT "anatomy_tour_anatomy_id_anatomy_id_fk" FOREIGN KEY ("anatomy_id") REFERENCES "public"."anatomy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_tour" ADD CONSTRAINT "anatomy_tour_model_id_body_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."body_model"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_tour" ADD CONSTRAINT "anatomy_tour_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_tour" ADD CONSTRAINT "anatomy_tour_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anatomy_tour_of_anatomy" ON "anatomy_tour" USING btree ("anatomy_id","organisation_id");