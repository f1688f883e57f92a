import { type Dated, dateOf, daysOfPlan } from '../../calendar.ts';
import type { FoodKey } from '../foods.ts';

/** From the first to the last month, 1 to 12, both counted; over the turn of the year where the first is the later one. */
type Months = readonly [from: number, to: number];

interface Season {
  readonly months: readonly Months[];
  /** Outside these months shops have none, or rare imported fruit. */
  readonly soldOutside: boolean;
}

function sold(...months: readonly Months[]): Season {
  return { months, soldOutside: true };
}

function soldOnly(...months: readonly Months[]): Season {
  return { months, soldOutside: false };
}

/**
 * When fresh produce is in season in South Africa. What is not named here is in season, or comes from a cold store, all
 * year. Source: seasonal lists of growers, greengrocers and dietitians (among them theglobaltable.wordpress.com,
 * juliethedietitian.com, gardenandhome.co.za, iol.co.za, dineplan.com, foodies.co.za), read in November 2026; a month
 * counts where at least two agree.
 */
const seasons = {
  'sweet-potatoes': sold([12, 8], [10, 10]),
  butternut: sold([12, 6]),
  'gem-squash': sold([12, 5]),
  'spring-onions': sold([9, 2]),
  tomatoes: sold([12, 4]),
  'cherry-tomatoes': sold([12, 4]),
  morogo: sold([11, 4]),
  kale: sold([3, 11]),
  broccoli: sold([3, 10]),
  cauliflower: sold([3, 11]),
  'green-beans': sold([11, 5]),
  'sweetcorn-cob': sold([11, 5]),
  cucumber: sold([9, 6]),
  lettuce: sold([11, 5]),
  'salad-leaves': sold([9, 5]),
  'green-pepper': sold([12, 5]),
  'mixed-peppers': sold([12, 5]),
  chillies: sold([12, 6]),
  'baby-marrow': sold([9, 5]),
  brinjal: sold([11, 5]),
  garlic: sold([9, 1]),
  celery: sold([11, 8]),
  leeks: sold([3, 11]),
  dhania: sold([4, 9]),
  parsley: sold([10, 5]),
  basil: sold([10, 3]),
  rocket: sold([11, 5]),
  avocado: sold([2, 10]),
  oranges: sold([5, 10]),
  naartjies: soldOnly([4, 10]),
  pears: sold([1, 6]),
  grapes: soldOnly([11, 4]),
  mango: soldOnly([12, 4]),
  guavas: soldOnly([5, 9]),
  peaches: soldOnly([11, 3]),
  plums: soldOnly([12, 3]),
  watermelon: soldOnly([11, 2]),
  spanspek: sold([11, 3]),
  strawberries: soldOnly([9, 1]),
  blueberries: sold([9, 2]),
  grapefruit: sold([3, 11]),
  kiwifruit: sold([3, 10]),
  granadilla: sold([11, 2], [6, 8]),
} satisfies Partial<Record<FoodKey, Season>>;

const seasonOf: ReadonlyMap<string, Season> = new Map(Object.entries(seasons));

function holds([from, to]: Months, month: number): boolean {
  return from <= to ? from <= month && month <= to : from <= month || month <= to;
}

function monthsOf(start: string): readonly number[] {
  return Array.from({ length: daysOfPlan }, (_, day) =>
    Number(dateOf({ start }, day)?.slice(5, 7)),
  );
}

/** How a food lies to the season of a plan. */
export interface InSeason {
  /** Part of the plan's days that are outside its season, 0 to 1. */
  readonly outside: number;
  /** Shops have it during most of the plan. */
  readonly isSold: boolean;
}

const always: InSeason = { outside: 0, isSold: true };

/**
 * How foods lie to the season of a plan; a plan without a first day knows no season.
 * @param start ISO day on which the plan begins
 */
export function seasonOfPlan({ start }: Dated): (food: string) => InSeason {
  if (start === undefined) return () => always;
  const months = monthsOf(start);
  return (food) => {
    const season = seasonOf.get(food);
    if (!season) return always;
    const within = months.filter((month) => season.months.some((own) => holds(own, month)));
    const outside = 1 - within.length / months.length;
    return { outside, isSold: season.soldOutside || outside <= 0.5 };
  };
}
