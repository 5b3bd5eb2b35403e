CREATE TABLE "community_news" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"topic_id" text NOT NULL,
	"number" integer NOT NULL,
	"waiting_since" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "community_news_user_id_kind_topic_id_number_pk" PRIMARY KEY("user_id","kind","topic_id","number")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "replies_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "replies_push" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "likes_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "likes_push" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "decisions_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "decisions_push" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community_news" ADD CONSTRAINT "community_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_news" ADD CONSTRAINT "community_news_topic_id_community_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_news_topic_id" ON "community_news" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "community_news_due" ON "community_news" USING btree ("due_at") WHERE "community_news"."waiting_since" is not null;