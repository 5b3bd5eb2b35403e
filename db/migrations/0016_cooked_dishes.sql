CREATE TABLE "cooked_dishes" (
	"user_id" text NOT NULL,
	"meal_plan_id" text NOT NULL,
	"day" integer NOT NULL,
	"meal" text NOT NULL,
	"recipe_id" text NOT NULL,
	"cooked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cooked_dishes_user_id_meal_plan_id_day_meal_recipe_id_pk" PRIMARY KEY("user_id","meal_plan_id","day","meal","recipe_id")
);
--> statement-breakpoint
ALTER TABLE "cooked_dishes" ADD CONSTRAINT "cooked_dishes_user_id_meal_plan_id_meal_plans_user_id_id_fk" FOREIGN KEY ("user_id","meal_plan_id") REFERENCES "public"."meal_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;