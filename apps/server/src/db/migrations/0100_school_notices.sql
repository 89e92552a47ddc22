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
ALTER TABLE "notice" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_notice" ADD CONSTRAINT "school_notice_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notice" ADD CONSTRAINT "school_notice_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notice" ADD CONSTRAINT "school_notice_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_notice" ADD CONSTRAINT "school_notice_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_notice_of_school" ON "school_notice" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "school_notice_of_audience" ON "school_notice" USING btree ("audience_id");--> statement-breakpoint
CREATE INDEX "school_notice_of_notice" ON "school_notice" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "notice_read_turned" ON "notice_read" USING btree ("notice_id","person_id");--> statement-breakpoint
CREATE INDEX "notice_recipient_turned" ON "notice_recipient" USING btree ("notice_id","person_id");