CREATE TABLE "community_follows" (
	"user_id" text NOT NULL,
	"topic_id" text NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_follows_user_id_topic_id_pk" PRIMARY KEY("user_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "community_likes" (
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "community_notes" (
	"user_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text,
	"kind" text NOT NULL,
	"reason" text,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"user_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"topic_id" text NOT NULL,
	"number" integer NOT NULL,
	"request_key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"answers_id" text,
	"state" text NOT NULL,
	"reason" text,
	"posted_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"search_words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "community_reports_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"language" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_post_at" timestamp with time zone NOT NULL,
	"next_number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_follows" ADD CONSTRAINT "community_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_follows" ADD CONSTRAINT "community_follows_topic_id_community_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_notes" ADD CONSTRAINT "community_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_notes" ADD CONSTRAINT "community_notes_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_topic_id_community_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_answers_id_community_posts_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."community_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_follows_topic_id" ON "community_follows" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "community_likes_user_id" ON "community_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_members_name_key" ON "community_members" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "community_notes_user_id" ON "community_notes" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE INDEX "community_notes_post_id" ON "community_notes" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_posts_number" ON "community_posts" USING btree ("topic_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "community_posts_request" ON "community_posts" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "community_posts_answers" ON "community_posts" USING btree ("answers_id");--> statement-breakpoint
CREATE INDEX "community_posts_words" ON "community_posts" USING gin (array_to_tsvector("search_words"));--> statement-breakpoint
CREATE INDEX "community_reports_user_id" ON "community_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_reports_open" ON "community_reports" USING btree ("settled_at","reported_at");--> statement-breakpoint
CREATE INDEX "community_topics_latest" ON "community_topics" USING btree ("language","last_post_at","id");--> statement-breakpoint
CREATE INDEX "community_topics_newest" ON "community_topics" USING btree ("language","started_at","id");--> statement-breakpoint
CREATE INDEX "community_topics_area" ON "community_topics" USING btree ("language","area","last_post_at","id");