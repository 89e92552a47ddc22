CREATE TABLE "department" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "department_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"parent_id" integer,
	"kind" smallint NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "department_name" UNIQUE NULLS NOT DISTINCT("organisation_id","parent_id","name")
);
--> statement-breakpoint
CREATE TABLE "department_ancestor" (
	"department_id" integer NOT NULL,
	"ancestor_id" integer NOT NULL,
	CONSTRAINT "department_ancestor_department_id_ancestor_id_pk" PRIMARY KEY("department_id","ancestor_id")
);
--> statement-breakpoint
CREATE TABLE "school_class" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_class_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"department_id" integer,
	"year" smallint NOT NULL,
	"name" text NOT NULL,
	"teacher_id" integer,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "term" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "term_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "teaching_class" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teaching_class_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	"name" text NOT NULL,
	"course_name" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "teaching_class_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "teaching_place" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teaching_place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teaching_class_id" integer NOT NULL,
	"membership_id" integer NOT NULL,
	"role" smallint NOT NULL,
	"sees_marks" boolean DEFAULT false NOT NULL,
	"by" smallint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_grant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"membership_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"department_id" integer,
	"role_id" integer,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_grant_once" UNIQUE NULLS NOT DISTINCT("membership_id","department_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "school_role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "school_role_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "audience_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audience_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"audience_id" integer NOT NULL,
	"department_id" integer,
	"year" smallint,
	"class_id" integer,
	"teaching_class_id" integer,
	CONSTRAINT "audience_group_once" UNIQUE NULLS NOT DISTINCT("audience_id","department_id","year","class_id","teaching_class_id")
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "pinyin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "gender" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "class_id" integer;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "year" smallint;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "state" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "is_account_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "short_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "contact_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_parent_id_department_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."department"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_ancestor" ADD CONSTRAINT "department_ancestor_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_ancestor" ADD CONSTRAINT "department_ancestor_ancestor_id_department_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_teacher_id_person_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term" ADD CONSTRAINT "term_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD CONSTRAINT "teaching_class_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_class" ADD CONSTRAINT "teaching_class_term_id_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."term"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_place" ADD CONSTRAINT "teaching_place_teaching_class_id_teaching_class_id_fk" FOREIGN KEY ("teaching_class_id") REFERENCES "public"."teaching_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_place" ADD CONSTRAINT "teaching_place_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_grant" ADD CONSTRAINT "school_grant_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_grant" ADD CONSTRAINT "school_grant_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_grant" ADD CONSTRAINT "school_grant_role_id_school_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."school_role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_role" ADD CONSTRAINT "school_role_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_group" ADD CONSTRAINT "audience_group_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_group" ADD CONSTRAINT "audience_group_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_group" ADD CONSTRAINT "audience_group_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_group" ADD CONSTRAINT "audience_group_teaching_class_id_teaching_class_id_fk" FOREIGN KEY ("teaching_class_id") REFERENCES "public"."teaching_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "department_of_parent" ON "department" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "department_ancestor_turned" ON "department_ancestor" USING btree ("ancestor_id","department_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_class_name" ON "school_class" USING btree ("organisation_id","year","name");--> statement-breakpoint
CREATE INDEX "school_class_of_department" ON "school_class" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "school_class_of_teacher" ON "school_class" USING btree ("teacher_id") WHERE "school_class"."teacher_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "teaching_class_name" ON "teaching_class" USING btree ("term_id","course_name","name");--> statement-breakpoint
CREATE INDEX "teaching_class_of_school" ON "teaching_class" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "teaching_place_now" ON "teaching_place" USING btree ("teaching_class_id","membership_id") WHERE "teaching_place"."left_at" is null;--> statement-breakpoint
CREATE INDEX "teaching_place_of_member" ON "teaching_place" USING btree ("membership_id","teaching_class_id");--> statement-breakpoint
CREATE INDEX "school_grant_of_department" ON "school_grant" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "school_grant_of_role" ON "school_grant" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "audience_group_of_class" ON "audience_group" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "audience_group_of_teaching_class" ON "audience_group" USING btree ("teaching_class_id");--> statement-breakpoint
CREATE INDEX "audience_group_of_department" ON "audience_group" USING btree ("department_id");--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_roll" ON "membership" USING btree ("organisation_id","number","id");--> statement-breakpoint
CREATE INDEX "membership_of_department" ON "membership" USING btree ("department_id","number","id");--> statement-breakpoint
CREATE INDEX "membership_of_class" ON "membership" USING btree ("class_id","number","id");