CREATE TABLE "membership_facts" (
	"user_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"rank" integer NOT NULL,
	"detail" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_facts_user_id_subscription_id_id_pk" PRIMARY KEY("user_id","subscription_id","id")
);
--> statement-breakpoint
CREATE TABLE "membership_notices" (
	"user_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_notices_user_id_subscription_id_kind_pk" PRIMARY KEY("user_id","subscription_id","kind")
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"provider_reference" text NOT NULL,
	"user_id" text,
	"order_id" text,
	"facts" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_notifications_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"attempt" integer NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"billing_period" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" integer NOT NULL,
	"trial_days" integer NOT NULL,
	"claims" jsonb NOT NULL,
	"provider_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_orders_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "trial_claims" (
	"claim" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "subscriptions_one_active";
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "customer_reference" text;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payment_method" text;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renews" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "checked_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "membership_facts" ADD CONSTRAINT "membership_facts_user_id_subscription_id_subscriptions_user_id_id_fk" FOREIGN KEY ("user_id","subscription_id") REFERENCES "public"."subscriptions"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership_notices" ADD CONSTRAINT "membership_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payment_notifications_unsettled" ON "payment_notifications" USING btree ("provider","provider_reference") WHERE settled_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_one_open" ON "payment_orders" USING btree ("user_id") WHERE state = 'OPEN';
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_reference" ON "subscriptions" USING btree ("provider","provider_reference");
--> statement-breakpoint
CREATE INDEX "subscriptions_expire_time" ON "subscriptions" USING btree ("expire_time") WHERE status = 'ACTIVE';
--> statement-breakpoint
UPDATE "subscriptions" SET "term" = 'RECURRING' WHERE "term" = 'recurring';
--> statement-breakpoint
INSERT INTO "membership_facts" ("user_id", "subscription_id", "id", "kind", "rank", "detail", "occurred_at", "received_at")
SELECT "user_id", "id", "provider_reference", 'STANDING', 1,
	jsonb_build_object(
		'id', "provider_reference", 'rank', 1, 'kind', 'STANDING',
		'occurredAt', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'standing', jsonb_build_object(
			'status', "status", 'term', "term", 'billingPeriod', "billing_period",
			'currency', "currency", 'priceMinor', "price_minor", 'renews', true,
			'trialEndsAt', to_char("trial_ends_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
			'expireTime', to_char("expire_time" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
		)
	),
	"created_at", "created_at"
FROM "subscriptions";
--> statement-breakpoint
DROP TABLE "membership_events" CASCADE;
