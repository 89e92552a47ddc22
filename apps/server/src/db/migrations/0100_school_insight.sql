CREATE TABLE "insight_course" (
	"term_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"membership_id" integer NOT NULL,
	"active_days" integer NOT NULL,
	"studied_s" integer NOT NULL,
	"exams" integer DEFAULT 0 NOT NULL,
	"graded" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"certificates" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_course_term_id_course_id_membership_id_pk" PRIMARY KEY("term_id","course_id","membership_id")
);
--> statement-breakpoint
CREATE TABLE "insight_day" (
	"organisation_id" integer NOT NULL,
	"day" date NOT NULL,
	"membership_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"studied_s" integer DEFAULT 0 NOT NULL,
	"acts" integer DEFAULT 0 NOT NULL,
	"exams" integer DEFAULT 0 NOT NULL,
	"graded" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"certificates" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_day_organisation_id_day_membership_id_course_id_pk" PRIMARY KEY("organisation_id","day","membership_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "insight_member" (
	"term_id" integer NOT NULL,
	"membership_id" integer NOT NULL,
	"department_id" integer,
	"class_id" integer,
	"active_days" integer DEFAULT 0 NOT NULL,
	"last_active_on" date,
	"studied_s" integer DEFAULT 0 NOT NULL,
	"exams" integer DEFAULT 0 NOT NULL,
	"graded" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"certificates" integer DEFAULT 0 NOT NULL,
	"failed_in_row" integer DEFAULT 0 NOT NULL,
	"class_median_s" integer,
	"risks" smallint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "insight_member_term_id_membership_id_pk" PRIMARY KEY("term_id","membership_id")
);
--> statement-breakpoint
CREATE TABLE "insight_school" (
	"organisation_id" integer PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"from_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_week" (
	"term_id" integer NOT NULL,
	"week" smallint NOT NULL,
	"department_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"active" integer NOT NULL,
	"studied_s" integer NOT NULL,
	"exams" integer DEFAULT 0 NOT NULL,
	"graded" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"certificates" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_week_term_id_week_department_id_class_id_pk" PRIMARY KEY("term_id","week","department_id","class_id")
);
--> statement-breakpoint
ALTER TABLE "insight_course" ADD CONSTRAINT "insight_course_term_id_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_course" ADD CONSTRAINT "insight_course_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_day" ADD CONSTRAINT "insight_day_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_day" ADD CONSTRAINT "insight_day_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_member" ADD CONSTRAINT "insight_member_term_id_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_member" ADD CONSTRAINT "insight_member_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_school" ADD CONSTRAINT "insight_school_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_week" ADD CONSTRAINT "insight_week_term_id_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_course_of_member" ON "insight_course" USING btree ("membership_id","term_id");--> statement-breakpoint
CREATE INDEX "insight_day_of_member" ON "insight_day" USING btree ("membership_id","day");--> statement-breakpoint
CREATE INDEX "insight_member_of_member" ON "insight_member" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "insight_member_of_class" ON "insight_member" USING btree ("term_id","class_id");--> statement-breakpoint
CREATE INDEX "study_time_by_start" ON "study_time" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "question_attempt_by_start" ON "question_attempt" USING btree ("started_at");