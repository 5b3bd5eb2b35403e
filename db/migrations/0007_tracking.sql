CREATE TABLE "food_entries" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text,
	"planned_meal" text,
	"name" text NOT NULL,
	"amount" double precision NOT NULL,
	"unit" text NOT NULL,
	"energy_kcal" double precision,
	"protein_grams" double precision,
	"fat_grams" double precision,
	"net_carbs_grams" double precision,
	"is_net_carbs_approximate" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "food_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"measure" text NOT NULL,
	"day" date NOT NULL,
	"minute" integer,
	"value" double precision NOT NULL,
	"second_value" double precision,
	"added_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "measurements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "tracking_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"measures" jsonb NOT NULL,
	"weight_unit" text,
	"waist_unit" text,
	"glucose_unit" text,
	"goal_weight_kg" double precision
);
--> statement-breakpoint
ALTER TABLE "food_entries" ADD CONSTRAINT "food_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_choices" ADD CONSTRAINT "tracking_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "food_entries_by_day" ON "food_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "food_entries_deleted" ON "food_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "measurements_by_day" ON "measurements" USING btree ("user_id","measure","day");--> statement-breakpoint
CREATE INDEX "measurements_deleted" ON "measurements" USING btree ("deleted_at");