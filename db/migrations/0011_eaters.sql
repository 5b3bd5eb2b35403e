ALTER TABLE "meal_plans" ADD COLUMN "adults" integer;
--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "children" integer;
--> statement-breakpoint
UPDATE "meal_plans" SET "adults" = "servings", "children" = 0;
--> statement-breakpoint
ALTER TABLE "meal_plan_recipes" ADD COLUMN "portions" jsonb;
--> statement-breakpoint
-- A dish was for as many as its day's smallest number of servings: larger ones are batches, a loaf.
UPDATE "meal_plan_recipes" AS "line" SET "portions" = to_jsonb(array_fill("line"."serving_factor", ARRAY["eaten"."count"]))
FROM (
	SELECT "of_day"."user_id", "of_day"."meal_plan_id", "of_day"."day",
		CASE WHEN min("of_day"."servings") IN (1, 2, 4, 6, 8) THEN min("of_day"."servings") ELSE min("plan"."servings") END AS "count"
	FROM "meal_plan_recipes" AS "of_day"
	JOIN "meal_plans" AS "plan" ON "plan"."user_id" = "of_day"."user_id" AND "plan"."id" = "of_day"."meal_plan_id"
	GROUP BY "of_day"."user_id", "of_day"."meal_plan_id", "of_day"."day"
) AS "eaten"
WHERE "eaten"."user_id" = "line"."user_id" AND "eaten"."meal_plan_id" = "line"."meal_plan_id" AND "eaten"."day" = "line"."day";
--> statement-breakpoint
ALTER TABLE "meal_plans" ALTER COLUMN "adults" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "meal_plans" ALTER COLUMN "children" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "meal_plan_recipes" ALTER COLUMN "portions" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "meal_plans" DROP COLUMN "servings";
--> statement-breakpoint
ALTER TABLE "meal_plan_recipes" DROP COLUMN "servings";
--> statement-breakpoint
ALTER TABLE "meal_plan_recipes" DROP COLUMN "serving_factor";
--> statement-breakpoint
-- What plans held before their changes, in the same words as the rows.
CREATE FUNCTION "line_with_portions"("line" jsonb, "eaters" integer) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT ("line" - 'servings' - 'servingFactor') || jsonb_build_object('portions', (
		SELECT jsonb_agg("line" -> 'servingFactor') FROM generate_series(1, "eaters")
	))
$$;
--> statement-breakpoint
CREATE FUNCTION "day_with_portions"("day" jsonb, "people" integer) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT "day" || jsonb_build_object('meals', coalesce((
		SELECT jsonb_agg("meal" || jsonb_build_object('recipes', coalesce((
			SELECT jsonb_agg("line_with_portions"("line", "eaten"."count") ORDER BY "position")
			FROM jsonb_array_elements("meal" -> 'recipes') WITH ORDINALITY AS "lines"("line", "position")
		), '[]')) ORDER BY "place")
		FROM jsonb_array_elements("day" -> 'meals') WITH ORDINALITY AS "meals"("meal", "place")
	), '[]'))
	FROM (
		SELECT CASE WHEN min("servings") IN (1, 2, 4, 6, 8) THEN min("servings") ELSE "people" END AS "count"
		FROM (
			SELECT ("line" ->> 'servings')::integer AS "servings"
			FROM jsonb_array_elements("day" -> 'meals') AS "meal", jsonb_array_elements("meal" -> 'recipes') AS "line"
		) AS "of_day"
	) AS "eaten"
$$;
--> statement-breakpoint
CREATE FUNCTION "content_with_portions"("content" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT ("content" - 'servings') || jsonb_build_object(
		'eaters', jsonb_build_object('adults', "content" -> 'servings', 'children', 0),
		'days', coalesce((
			SELECT jsonb_agg("day_with_portions"("day", ("content" ->> 'servings')::integer) ORDER BY "position")
			FROM jsonb_array_elements("content" -> 'days') WITH ORDINALITY AS "days"("day", "position")
		), '[]')
	)
$$;
--> statement-breakpoint
UPDATE "meal_plan_versions" SET "content" = "content_with_portions"("content");
--> statement-breakpoint
UPDATE "themed_plan_versions" SET "content" = "content_with_portions"("content");
--> statement-breakpoint
DROP FUNCTION "content_with_portions";
--> statement-breakpoint
DROP FUNCTION "day_with_portions";
--> statement-breakpoint
DROP FUNCTION "line_with_portions";
--> statement-breakpoint
-- Members with a plan go on eating with as many as that plan was for.
UPDATE "profiles" SET "answers" = "profiles"."answers" || jsonb_build_object('adults', "newest"."adults", 'children', 0)
FROM (
	SELECT DISTINCT ON ("user_id") "user_id", "adults" FROM "meal_plans"
	WHERE "deleted_at" IS NULL ORDER BY "user_id", "is_started" DESC, "created_at" DESC
) AS "newest"
WHERE "newest"."user_id" = "profiles"."user_id" AND NOT ("profiles"."answers" ? 'adults');
