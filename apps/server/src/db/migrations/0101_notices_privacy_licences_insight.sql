CREATE TABLE "licence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"commodity_id" integer NOT NULL,
	"seats" integer NOT NULL,
	"is_by_department" boolean NOT NULL,
	"is_by_year" boolean NOT NULL,
	"price" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"follows_id" integer,
	"offered_at" timestamp with time zone NOT NULL,
	"offered_by_id" integer NOT NULL,
	"ordered_at" timestamp with time zone,
	"ordered_by_id" integer,
	"title" text,
	"tax_no" text,
	"email" text,
	"declined_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_by_id" integer,
	"invoice_number" text,
	"seated_at" timestamp with time zone,
	"reminded_days" smallint,
	CONSTRAINT "licence_span" CHECK ("licence"."ends_at" > "licence"."starts_at"),
	CONSTRAINT "licence_counts" CHECK ("licence"."seats" > 0 and "licence"."price" > 0),
	CONSTRAINT "licence_paid_once_ordered" CHECK ("licence"."confirmed_at" is null or "licence"."ordered_at" is not null),
	CONSTRAINT "licence_ordered" CHECK ("licence"."ordered_at" is null or ("licence"."title" is not null and "licence"."tax_no" is not null and "licence"."ordered_by_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "licence_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"licence_id" integer NOT NULL,
	"department_id" integer,
	"year" smallint,
	CONSTRAINT "licence_group_one" CHECK (num_nonnulls("licence_group"."department_id", "licence_group"."year") = 1)
);
--> statement-breakpoint
CREATE TABLE "licence_seat" (
	"licence_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"lost_at" timestamp with time zone,
	"is_freed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "licence_seat_licence_id_person_id_pk" PRIMARY KEY("licence_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "data_look" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_look_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"by_person_id" integer NOT NULL,
	"role" text NOT NULL,
	"place" text NOT NULL,
	"organisation_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_export" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"content" "bytea",
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retention_setting" (
	"kind" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"audience_kind" text NOT NULL,
	"audience_id" integer,
	"roles" smallint[] NOT NULL,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"failure" text,
	"recipients" integer DEFAULT 0 NOT NULL,
	"notice_id" integer,
	"request_key" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "school_notice_request" UNIQUE("author_id","request_key")
);
--> statement-breakpoint
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
ALTER TABLE "entitlement" ADD COLUMN "giver" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_follows_id_licence_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."licence"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_offered_by_id_person_id_fk" FOREIGN KEY ("offered_by_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_ordered_by_id_person_id_fk" FOREIGN KEY ("ordered_by_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_confirmed_by_id_person_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_group" ADD CONSTRAINT "licence_group_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_group" ADD CONSTRAINT "licence_group_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_seat" ADD CONSTRAINT "licence_seat_licence_id_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_seat" ADD CONSTRAINT "licence_seat_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_look" ADD CONSTRAINT "data_look_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_look" ADD CONSTRAINT "data_look_by_person_id_person_id_fk" FOREIGN KEY ("by_person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_look" ADD CONSTRAINT "data_look_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_export" ADD CONSTRAINT "personal_export_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notice" ADD CONSTRAINT "school_notice_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notice" ADD CONSTRAINT "school_notice_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notice" ADD CONSTRAINT "school_notice_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notice" ADD CONSTRAINT "school_notice_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_course" ADD CONSTRAINT "insight_course_term_id_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_course" ADD CONSTRAINT "insight_course_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_day" ADD CONSTRAINT "insight_day_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_day" ADD CONSTRAINT "insight_day_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_member" ADD CONSTRAINT "insight_member_term_id_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_member" ADD CONSTRAINT "insight_member_membership_id_membership_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."membership"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_school" ADD CONSTRAINT "insight_school_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_week" ADD CONSTRAINT "insight_week_term_id_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_of_school" ON "licence" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "licence_paid" ON "licence" USING btree ("ends_at") WHERE "licence"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "licence_follows" ON "licence" USING btree ("follows_id") WHERE "licence"."withdrawn_at" is null and "licence"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "licence_group_of_licence" ON "licence_group" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX "licence_group_of_department" ON "licence_group" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "licence_seat_in_use" ON "licence_seat" USING btree ("licence_id") WHERE "licence_seat"."lost_at" is null;--> statement-breakpoint
CREATE INDEX "licence_seat_of_person" ON "licence_seat" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "data_look_of_person" ON "data_look" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "data_look_by" ON "data_look" USING btree ("by_person_id");--> statement-breakpoint
CREATE INDEX "data_look_at" ON "data_look" USING btree ("at");--> statement-breakpoint
CREATE INDEX "school_notice_of_school" ON "school_notice" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "school_notice_of_audience" ON "school_notice" USING btree ("audience_id");--> statement-breakpoint
CREATE INDEX "school_notice_of_notice" ON "school_notice" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "insight_course_of_member" ON "insight_course" USING btree ("membership_id","term_id");--> statement-breakpoint
CREATE INDEX "insight_day_of_member" ON "insight_day" USING btree ("membership_id","day");--> statement-breakpoint
CREATE INDEX "insight_member_of_member" ON "insight_member" USING btree ("membership_id");--> statement-breakpoint
CREATE INDEX "insight_member_of_class" ON "insight_member" USING btree ("term_id","class_id");--> statement-breakpoint
CREATE INDEX "notice_read_turned" ON "notice_read" USING btree ("notice_id","person_id");--> statement-breakpoint
CREATE INDEX "notice_recipient_turned" ON "notice_recipient" USING btree ("notice_id","person_id");--> statement-breakpoint
CREATE INDEX "person_to_erase" ON "person" USING btree ("erase_at") WHERE "person"."erase_at" is not null;--> statement-breakpoint
CREATE INDEX "study_time_by_start" ON "study_time" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "question_attempt_by_start" ON "question_attempt" USING btree ("started_at");