CREATE TABLE "shopping_facts" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"operation_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL,
	"is_so" boolean NOT NULL,
	CONSTRAINT "shopping_facts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_links" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"user_id" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_operations" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shopping_operations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_removals" (
	"user_id" text NOT NULL,
	"fact_id" text NOT NULL,
	"operation_id" text NOT NULL,
	CONSTRAINT "shopping_removals_user_id_fact_id_operation_id_pk" PRIMARY KEY("user_id","fact_id","operation_id")
);
--> statement-breakpoint
ALTER TABLE "shopping_facts" ADD CONSTRAINT "shopping_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shopping_facts" ADD CONSTRAINT "shopping_facts_user_id_operation_id_shopping_operations_user_id_id_fk" FOREIGN KEY ("user_id","operation_id") REFERENCES "public"."shopping_operations"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shopping_links" ADD CONSTRAINT "shopping_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shopping_operations" ADD CONSTRAINT "shopping_operations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shopping_removals" ADD CONSTRAINT "shopping_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shopping_removals" ADD CONSTRAINT "shopping_removals_user_id_operation_id_shopping_operations_user_id_id_fk" FOREIGN KEY ("user_id","operation_id") REFERENCES "public"."shopping_operations"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "shopping_facts_that_are_so" ON "shopping_facts" USING btree ("user_id") WHERE is_so;
--> statement-breakpoint
CREATE INDEX "shopping_facts_of_operation" ON "shopping_facts" USING btree ("user_id","operation_id");
--> statement-breakpoint
CREATE INDEX "shopping_removals_of_operation" ON "shopping_removals" USING btree ("user_id","operation_id");
--> statement-breakpoint
-- What members had on their lists becomes facts of operations of its own.
INSERT INTO "shopping_operations" ("user_id", "id", "received_at")
SELECT "user_id", "id", "added_at" FROM "shopping_recipes"
UNION SELECT "user_id", "id", "added_at" FROM "shopping_extras"
UNION SELECT "user_id", 'tick:' || "item_key", "ticked_at" FROM "shopping_ticks"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "shopping_facts" ("user_id", "id", "operation_id", "at", "body", "is_so")
SELECT "user_id", "id" || ':0', "id", "added_at", jsonb_build_object('kind', 'recipe', 'additionId', "id", 'recipeId', "recipe_id", 'servings', "servings", 'mealPlanId', "meal_plan_id"), true
FROM "shopping_recipes";
--> statement-breakpoint
INSERT INTO "shopping_facts" ("user_id", "id", "operation_id", "at", "body", "is_so")
SELECT "user_id", "id" || ':0', "id", "added_at", jsonb_build_object('kind', 'extra', 'extraId', "id", 'text', "text", 'amount', NULL, 'foodId', NULL, 'addedAt', floor(extract(epoch from "added_at") * 1000)), true
FROM "shopping_extras";
--> statement-breakpoint
-- Nobody wrote down which addition the grams were for: the first one has them all.
INSERT INTO "shopping_facts" ("user_id", "id", "operation_id", "at", "body", "is_so")
SELECT tick."user_id", 'tick:' || tick."item_key" || ':0', 'tick:' || tick."item_key", tick."ticked_at", jsonb_build_object('kind', 'tick', 'itemKey', tick."item_key", 'isCleared', tick."cleared_at" IS NOT NULL, 'shares', coalesce((
	SELECT jsonb_agg(jsonb_build_object('additionId', addition."id", 'grams', CASE WHEN addition."place" = 1 THEN tick."grams" ELSE 0 END))
	FROM (SELECT "id", row_number() OVER (ORDER BY "added_at", "id") AS "place" FROM "shopping_recipes" WHERE "user_id" = tick."user_id") addition
	WHERE tick."grams" IS NOT NULL
), '[]'::jsonb)), true
FROM "shopping_ticks" tick;
--> statement-breakpoint
INSERT INTO "shopping_lists" ("user_id", "revision") SELECT DISTINCT "user_id", 1 FROM "shopping_operations";
--> statement-breakpoint
DROP TABLE "shopping_extras" CASCADE;
--> statement-breakpoint
DROP TABLE "shopping_recipes" CASCADE;
--> statement-breakpoint
DROP TABLE "shopping_ticks" CASCADE;
