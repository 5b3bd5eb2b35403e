CREATE TABLE "kept_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"former_user_id" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_payments_keep_until" ON "kept_payments" USING btree ("keep_until");