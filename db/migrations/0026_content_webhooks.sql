CREATE TABLE "content_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content_deliveries" ADD CONSTRAINT "content_deliveries_webhook_id_content_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."content_webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_deliveries_due" ON "content_deliveries" USING btree ("due_at") WHERE "content_deliveries"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "content_deliveries_webhook" ON "content_deliveries" USING btree ("webhook_id","created_at");