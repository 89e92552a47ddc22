CREATE TABLE "invoice_file" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"title_kind" smallint NOT NULL,
	"title" text NOT NULL,
	"tax_no" text,
	"email" text,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"number" text,
	"issued_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"reject_reason" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invoice_request_number" UNIQUE("number"),
	CONSTRAINT "invoice_request_amount" CHECK ("invoice_request"."amount" > 0),
	CONSTRAINT "invoice_request_company" CHECK ("invoice_request"."title_kind" <> 2 or "invoice_request"."tax_no" is not null),
	CONSTRAINT "invoice_request_issued" CHECK (("invoice_request"."issued_at" is null) = ("invoice_request"."number" is null)),
	CONSTRAINT "invoice_request_rejected" CHECK (("invoice_request"."rejected_at" is null) = ("invoice_request"."reject_reason" is null)),
	CONSTRAINT "invoice_request_ends_once" CHECK (num_nonnulls("invoice_request"."issued_at", "invoice_request"."rejected_at", "invoice_request"."withdrawn_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_invoice_request_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_request_living" ON "invoice_request" USING btree ("order_id") WHERE "invoice_request"."rejected_at" is null and "invoice_request"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_request_of_person" ON "invoice_request" USING btree ("person_id","id");