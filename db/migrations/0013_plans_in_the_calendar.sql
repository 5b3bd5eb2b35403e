DROP INDEX "meal_plans_one_started";--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "begins_on" text;--> statement-breakpoint
-- Plans came round for ever, those of weekdays in whole weeks. The round that is under way is the one
-- with dates, so that members eat tomorrow what they would have eaten.
UPDATE "meal_plans" SET "begins_on" = to_char("first" + ("round" * floor(("today" - "first")::numeric / "round"))::integer, 'YYYY-MM-DD')
FROM (
	SELECT "user_id" AS "owner", "id" AS "plan", "today",
		CASE WHEN "first_weekday" IS NULL THEN "started"
			ELSE "started" - ((extract(isodow FROM "started")::integer - 1 - "first_weekday" + 7) % 7) END AS "first",
		greatest(1, CASE WHEN "first_weekday" IS NULL THEN "day_count" ELSE ceil("day_count" / 7.0)::integer * 7 END) AS "round"
	FROM (
		SELECT "user_id", "id", "day_count", "first_weekday",
			(coalesce("started_at", "created_at") AT TIME ZONE 'UTC')::date AS "started",
			(now() AT TIME ZONE 'UTC')::date AS "today"
		FROM "meal_plans" WHERE "is_started"
	) "began"
) "rounds"
WHERE "user_id" = "owner" AND "id" = "plan";--> statement-breakpoint
CREATE UNIQUE INDEX "meal_plans_one_begins" ON "meal_plans" USING btree ("user_id","begins_on") WHERE is_started;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_started_begins" CHECK (not is_started or begins_on is not null);
