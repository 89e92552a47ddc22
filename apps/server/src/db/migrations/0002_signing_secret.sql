CREATE TABLE "ad" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" smallint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"narrow_picture" text NOT NULL,
	"link" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"counts_down" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commodity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commodity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"course_type" smallint,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"html" text NOT NULL,
	"cover" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"teacher" text,
	"charge" smallint NOT NULL,
	"learner_count" integer DEFAULT 0 NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"initials" text DEFAULT '' NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "commodity_product" UNIQUE("type","product_id")
);
--> statement-breakpoint
CREATE TABLE "commodity_tag" (
	"commodity_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "commodity_tag_commodity_id_tag_id_pk" PRIMARY KEY("commodity_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "limited_price" (
	"commodity_id" integer PRIMARY KEY NOT NULL,
	"price" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "specification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"commodity_id" integer NOT NULL,
	"place" smallint DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"valid_days" integer,
	"price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"vip_price" integer NOT NULL,
	CONSTRAINT "specification_place" UNIQUE("commodity_id","place")
);
--> statement-breakpoint
CREATE TABLE "member_benefit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_benefit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"tier" text NOT NULL,
	"days" integer NOT NULL,
	"current_price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"recommend" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outline" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outline_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"action_value" text NOT NULL,
	"tag_id" integer,
	"place" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_secret" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_tag" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"tag_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" smallint NOT NULL,
	"pid" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"product_type" smallint,
	"place" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_article" ADD COLUMN "initials" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_article" ADD COLUMN "grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "commodity_tag" ADD CONSTRAINT "commodity_tag_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodity_tag" ADD CONSTRAINT "commodity_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limited_price" ADD CONSTRAINT "limited_price_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification" ADD CONSTRAINT "specification_commodity_id_commodity_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outline" ADD CONSTRAINT "outline_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tag" ADD CONSTRAINT "person_tag_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tag" ADD CONSTRAINT "person_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commodity_search" ON "commodity" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "commodity_by_weight" ON "commodity" USING btree ("type","weight","id");--> statement-breakpoint
CREATE INDEX "commodity_by_learners" ON "commodity" USING btree ("type","learner_count","id");--> statement-breakpoint
CREATE INDEX "commodity_by_moment" ON "commodity" USING btree ("type","published_at","id");--> statement-breakpoint
CREATE INDEX "commodity_tag_turned" ON "commodity_tag" USING btree ("tag_id","commodity_id");--> statement-breakpoint
CREATE INDEX "tag_order" ON "tag" USING btree ("type","pid","place");--> statement-breakpoint
CREATE INDEX "news_article_search" ON "news_article" USING gin ("grams");