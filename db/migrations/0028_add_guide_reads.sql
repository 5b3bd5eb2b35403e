CREATE TABLE "guide_reads" (
	"user_id" text NOT NULL,
	"guide" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guide_reads_user_id_guide_pk" PRIMARY KEY("user_id","guide")
);
--> statement-breakpoint
ALTER TABLE "guide_reads" ADD CONSTRAINT "guide_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;