ALTER TABLE "shopping_lists" ADD COLUMN "to_buy" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "counted_with" text;--> statement-breakpoint
CREATE INDEX "shopping_facts_extras" ON "shopping_facts" USING btree ("user_id","at" DESC NULLS LAST) WHERE body ->> 'kind' = 'extra';
--> statement-breakpoint
-- Lists that are for a plan already follow it from now on: with all the dishes that were ever put on
-- them, so that what was shopped for or taken off does not come back.
CREATE TEMPORARY TABLE "planned_dishes" ON COMMIT DROP AS
SELECT DISTINCT ON ("user_id", "plan_id", "recipe_id", "servings", "day") * FROM (
	SELECT fact."user_id", fact."body" ->> 'mealPlanId' AS "plan_id", fact."body" ->> 'additionId' AS "addition_id",
		fact."body" ->> 'recipeId' AS "recipe_id", (fact."body" ->> 'servings')::float8 AS "servings", fact."at", fact."is_so",
		coalesce((regexp_match(fact."body" ->> 'additionId', '^[^:]+:(\d{1,4}):'))[1]::integer, 0) AS "day"
	FROM "shopping_facts" fact
	JOIN "shopping_operations" made ON made."user_id" = fact."user_id" AND made."id" = fact."operation_id" AND NOT made."is_undone"
	WHERE fact."body" ->> 'kind' = 'recipe' AND fact."body" ->> 'mealPlanId' IS NOT NULL
) dish
ORDER BY "user_id", "plan_id", "recipe_id", "servings", "day", "is_so" DESC, "at" DESC;
--> statement-breakpoint
CREATE TEMPORARY TABLE "followed_plans" ON COMMIT DROP AS
SELECT "user_id", "plan_id", md5("user_id" || "plan_id")::uuid::text AS "operation_id", max("at") AS "at",
	jsonb_build_object('kind', 'plan', 'mealPlanId', "plan_id", 'days', jsonb_agg(DISTINCT "day"),
		'dishes', jsonb_agg(jsonb_build_object('additionId', "addition_id", 'recipeId', "recipe_id", 'servings', "servings", 'day', "day"))) AS "body"
FROM "planned_dishes"
GROUP BY "user_id", "plan_id"
HAVING bool_or("is_so");
--> statement-breakpoint
INSERT INTO "shopping_operations" ("user_id", "id", "received_at")
SELECT "user_id", "operation_id", "at" FROM "followed_plans";
--> statement-breakpoint
INSERT INTO "shopping_facts" ("user_id", "id", "operation_id", "at", "body", "is_so")
SELECT "user_id", "operation_id" || ':0', "operation_id", "at", "body", true FROM "followed_plans";
--> statement-breakpoint
UPDATE "shopping_lists" SET "revision" = "revision" + 1 WHERE "user_id" IN (SELECT "user_id" FROM "followed_plans");
