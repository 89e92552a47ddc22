CREATE TABLE "anatomy" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"system" smallint NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anatomy_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anatomy_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"place" smallint NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anatomy_model" (
	"anatomy_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "anatomy_model_anatomy_id_model_id_pk" PRIMARY KEY("anatomy_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "body_model" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "body_model_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"title" text NOT NULL,
	"format" text NOT NULL,
	"preview" text NOT NULL,
	"simplified" text DEFAULT '' NOT NULL,
	"unit_mm" double precision
);
--> statement-breakpoint
CREATE TABLE "body_structure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "body_structure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"parent_id" integer,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_latin" text DEFAULT '' NOT NULL,
	"spelling" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"meshes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"anchor" jsonb
);
--> statement-breakpoint
ALTER TABLE "anatomy" ADD CONSTRAINT "anatomy_category_id_anatomy_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."anatomy_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_category" ADD CONSTRAINT "anatomy_category_parent_id_anatomy_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."anatomy_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_model" ADD CONSTRAINT "anatomy_model_anatomy_id_anatomy_id_fk" FOREIGN KEY ("anatomy_id") REFERENCES "public"."anatomy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anatomy_model" ADD CONSTRAINT "anatomy_model_model_id_body_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."body_model"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_structure" ADD CONSTRAINT "body_structure_model_id_body_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."body_model"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anatomy_of_category" ON "anatomy" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "body_structure_of_model" ON "body_structure" USING btree ("model_id","place");