import type { Recipe } from '../recipe.ts';
import { breakfastBreadAndEggs } from './breakfast/bread-and-eggs.ts';
import { breakfastCerealAndBowls } from './breakfast/cereal-and-bowls.ts';
import { breakfastDairy } from './breakfast/dairy.ts';
import { breakfastEggs } from './breakfast/eggs.ts';
import { breakfastBowlsAndShakes } from './breakfast/filling/bowls-and-shakes.ts';
import { breakfastFewCarbohydrates } from './breakfast/filling/few-carbohydrates.ts';
import { breakfastFillingEggs } from './breakfast/filling/eggs.ts';
import { breakfastToastAndFlapjacks } from './breakfast/filling/toast-and-flapjacks.ts';
import { breakfastWithoutMilkForLittle } from './breakfast/filling/without-milk-for-little.ts';
import { breakfastWithoutMilkAndEggs } from './breakfast/filling/without-milk-and-eggs.ts';
import { breakfastFishAndMeat } from './breakfast/fish-and-meat.ts';
import { breakfastPorridgeAndBread } from './breakfast/porridge-and-bread.ts';
import { breakfastPorridgeWithoutMilk } from './breakfast/porridge-without-milk.ts';
import { breakfastPulsesAndSoya } from './breakfast/pulses-and-soya.ts';
import { breakfastPulsesAndSoyaLowCarb } from './breakfast/pulses-and-soya-low-carb.ts';
import { breakfastPulsesAndSoyaQuick } from './breakfast/pulses-and-soya-quick.ts';
import { breakfastWeekday } from './breakfast/weekday.ts';
import { breakfastWeekend } from './breakfast/weekend.ts';
import { breakfastWithoutMilk } from './breakfast/without-milk.ts';
import { mainBeans } from './main/pulses/beans.ts';
import { mainBeansAndLentilsFromTins } from './main/pulses/beans-and-lentils-from-tins.ts';
import { mainBeansQuick } from './main/pulses/beans-quick.ts';
import { mainCheeseSuppers } from './main/eggs-and-cheese/cheese-suppers.ts';
import { mainChicken } from './main/chicken/chicken.ts';
import { mainChickenLowCarb } from './main/chicken/chicken-low-carb.ts';
import { mainChickenPortions } from './main/chicken/chicken-portions.ts';
import { mainChickenQuick } from './main/chicken/chicken-quick.ts';
import { mainChickenRoasts } from './main/chicken/chicken-roasts.ts';
import { mainChickenStews } from './main/chicken/chicken-stews.ts';
import { mainChickenStripsAndMince } from './main/chicken/chicken-strips-and-mince.ts';
import { mainEggSuppers } from './main/eggs-and-cheese/egg-suppers.ts';
import { mainEggsAndCheese } from './main/eggs-and-cheese/eggs-and-cheese.ts';
import { mainEggsAndCheeseLowCarb } from './main/eggs-and-cheese/eggs-and-cheese-low-carb.ts';
import { mainEggsAndCheeseQuick } from './main/eggs-and-cheese/eggs-and-cheese-quick.ts';
import { mainFewCarbohydrates } from './main/mixed/few-carbohydrates.ts';
import { mainFish } from './main/fish/fish.ts';
import { mainFishSuppers } from './main/fish/fish-suppers.ts';
import { mainBeanPotsAhead } from './main/pulses/bean-pots-ahead.ts';
import { mainHomesPapAndBread } from './main/homes/pap-and-bread.ts';
import { mainHomesSampAndSlowPots } from './main/homes/samp-and-slow-pots.ts';
import { mainLentilPots } from './main/pulses/lentil-pots.ts';
import { mainLentilsAndChickpeas } from './main/pulses/lentils-and-chickpeas.ts';
import { mainLentilsAndChickpeasQuick } from './main/pulses/lentils-and-chickpeas-quick.ts';
import { mainLentilsAndTinsQuick } from './main/pulses/lentils-and-tins-quick.ts';
import { mainLovedWithoutMeat } from './main/mixed/loved-without-meat.ts';
import { mainDurbanDhalAndDhai } from './main/meatless/durban-dhal-and-dhai.ts';
import { mainDurbanWithMuchProtein } from './main/meatless/durban-with-much-protein.ts';
import { mainDurbanWithEggsAndYoghurt } from './main/meatless/durban-with-eggs-and-yoghurt.ts';
import { mainHomesWithEggsAndSoya } from './main/meatless/homes-with-eggs-and-soya.ts';
import { mainUrbanWithCheeseAndEggs } from './main/meatless/urban-with-cheese-and-eggs.ts';
import { mainVeganBreadAndBoxes } from './main/meatless/vegan-bread-and-boxes.ts';
import { mainVeganCurriesAndRotis } from './main/meatless/vegan-curries-and-rotis.ts';
import { mainVeganSuppers } from './main/meatless/vegan-suppers.ts';
import { mainMince } from './main/meat/mince.ts';
import { mainOffal } from './main/meat/offal.ts';
import { mainPackedRollsAndWraps } from './main/packed/packed-rolls-and-wraps.ts';
import { mainPackedSalads } from './main/packed/packed-salads.ts';
import { mainBoxesAndBakes } from './main/for-little-money/boxes-and-bakes.ts';
import { mainChickenAndEggPots } from './main/for-little-money/chicken-and-egg-pots.ts';
import { mainFlatbreadsAndMore } from './main/for-little-money/flatbreads-and-more.ts';
import { mainBeanPotsWithoutGluten } from './main/for-little-money/bean-pots-without-gluten.ts';
import { mainThriftyPlates } from './main/for-little-money/thrifty-plates.ts';
import { mainQuickWithoutMilk } from './main/for-little-money/quick-without-milk.ts';
import { mainVeganPlates } from './main/for-little-money/vegan-plates.ts';
import { mainLikedForLittle } from './main/mixed/liked-for-little.ts';
import { mainLikedForLittleWithoutMeat } from './main/mixed/liked-for-little-without-meat.ts';
import { mainLikedWithFewCarbohydrates } from './main/mixed/liked-with-few-carbohydrates.ts';
import { mainPlatesForLittleMoney } from './main/mixed/plates-for-little-money.ts';
import { mainPorkAndLamb } from './main/meat/pork-and-lamb.ts';
import { mainQuickSuppers } from './main/mixed/quick-suppers.ts';
import { mainRedMeat } from './main/meat/red-meat.ts';
import { mainRedMeatLowCarb } from './main/meat/red-meat-low-carb.ts';
import { mainRedMeatQuick } from './main/meat/red-meat-quick.ts';
import { mainSoya } from './main/soya/soya.ts';
import { mainSoyaLowCarb } from './main/soya/soya-low-carb.ts';
import { mainSoyaQuick } from './main/soya/soya-quick.ts';
import { mainSteakAndWors } from './main/meat/steak-and-wors.ts';
import { mainStewsAndCurries } from './main/meat/stews-and-curries.ts';
import { mainSundayPlates } from './main/mixed/sunday-plates.ts';
import { mainThriftyAndLowCarb } from './main/mixed/thrifty-and-low-carb.ts';
import { mainTinnedFish } from './main/fish/tinned-fish.ts';
import { mainTinnedFishLowCarb } from './main/fish/tinned-fish-low-carb.ts';
import { mainTinnedFishQuick } from './main/fish/tinned-fish-quick.ts';
import { mainTinnedFishSuppers } from './main/fish/tinned-fish-suppers.ts';
import { mainWholePlatesBeefAndPork } from './main/whole-plates/beef-and-pork.ts';
import { mainWholePlatesEggsCheeseAndFish } from './main/whole-plates/eggs-cheese-and-fish.ts';
import { mainWholePlatesForLittleMoney } from './main/whole-plates/for-little-money.ts';
import { mainWithoutTomatoQuick } from './main/mixed/without-tomato-quick.ts';
import { mainSundayBeefPorkAndLamb } from './main/sundays/beef-pork-and-lamb.ts';
import { mainSundayFishEggsAndPulses } from './main/sundays/fish-eggs-and-pulses.ts';
import { mainSundayRoastChicken } from './main/sundays/roast-chicken.ts';
import { mainWholePlatesChickenForLittleMoney } from './main/whole-plates/chicken-for-little-money.ts';
import { mainWholePlatesEggsFishAndPulsesForLittle } from './main/whole-plates/eggs-fish-and-pulses-for-little.ts';
import { mainWholePlatesMinceWorsAndPork } from './main/whole-plates/mince-wors-and-pork.ts';
import { mainDurbanAndUrbanDense } from './main/meatless/durban-and-urban-dense.ts';
import { mainWholePlatesLeanAndCheap } from './main/whole-plates/lean-and-cheap.ts';
import { mainWholePlatesLentilsWithMeatAndEgg } from './main/whole-plates/lentils-with-meat-and-egg.ts';
import { mainWholePlatesOfBreadAndMacaroni } from './main/whole-plates/of-bread-and-macaroni.ts';
import { breakfastLowCarbPlates } from './breakfast/filling/low-carb-plates.ts';
import { mainLowCarbBeefAndPork } from './main/low-carb/beef-and-pork.ts';
import { mainLowCarbChicken } from './main/low-carb/chicken.ts';
import { mainLowCarbFishAndEggs } from './main/low-carb/fish-and-eggs.ts';
import { mainLowCarbForLittleMoney } from './main/low-carb/for-little-money.ts';
import { breakfastLargePlates } from './breakfast/filling/large-plates.ts';
import { mainLargePlatesFishEggsAndBeans } from './main/large-plates/fish-eggs-and-beans.ts';
import { mainLargePlatesMinceWorsAndChicken } from './main/large-plates/mince-wors-and-chicken.ts';
import { breakfastDenseBowls } from './breakfast/filling/dense-bowls.ts';
import { breakfastDenseToast } from './breakfast/filling/dense-toast.ts';
import { breakfastFillingForLittleMoney } from './breakfast/filling/for-little-money.ts';
import { breakfastWithoutSoyaQuick } from './breakfast/without-soya-quick.ts';
import { mainSundayQuick } from './main/sundays/quick.ts';
import { mainSundayLittleWork } from './main/sundays/little-work.ts';
import { mainPackedTenMinutesCold } from './main/packed/ten-minutes-cold.ts';
import { mainPackedTenMinutesWarm } from './main/packed/ten-minutes-warm.ts';
import { mainLowCarbMeatFishAndEggsLiked } from './main/low-carb/meat-fish-and-eggs-liked.ts';
import { snackFreshFruit } from './snack/fresh-fruit.ts';
import { mayonnaiseTwins } from './mayonnaise-twins.ts';
import { seasonalTwins } from './seasonal-twins.ts';
import { sideSalads } from './side/salads.ts';
import { sides } from './side/sides.ts';
import { sideVegetables } from './side/vegetables.ts';
import { snackDairy } from './snack/dairy.ts';
import { snackEggsFishAndMeat } from './snack/eggs-fish-and-meat.ts';
import { snackFruitAndCrackers } from './snack/fruit-and-crackers.ts';
import { snackFruitNutsAndBread } from './snack/fruit-nuts-and-bread.ts';
import { snackFruitNutsAndBreadLowCarb } from './snack/fruit-nuts-and-bread-low-carb.ts';
import { snackFruitNutsAndBreadQuick } from './snack/fruit-nuts-and-bread-quick.ts';
import { snackPulsesAndSoya } from './snack/pulses-and-soya.ts';
import { snackSeeds } from './snack/seeds.ts';

// file by file: one list of a thousand literal types is more than the compiler compares
const files: readonly (readonly Recipe[])[] = [
  breakfastBreadAndEggs,
  breakfastCerealAndBowls,
  breakfastDairy,
  breakfastEggs,
  breakfastFishAndMeat,
  breakfastPorridgeAndBread,
  breakfastPorridgeWithoutMilk,
  breakfastPulsesAndSoya,
  breakfastPulsesAndSoyaLowCarb,
  breakfastPulsesAndSoyaQuick,
  breakfastWeekday,
  breakfastWeekend,
  breakfastWithoutMilk,
  breakfastBowlsAndShakes,
  breakfastFewCarbohydrates,
  breakfastFillingEggs,
  breakfastToastAndFlapjacks,
  breakfastWithoutMilkForLittle,
  breakfastWithoutMilkAndEggs,
  mainBeans,
  mainBeansAndLentilsFromTins,
  mainBeansQuick,
  mainCheeseSuppers,
  mainChicken,
  mainChickenLowCarb,
  mainChickenPortions,
  mainChickenQuick,
  mainChickenRoasts,
  mainChickenStews,
  mainChickenStripsAndMince,
  mainEggsAndCheese,
  mainEggsAndCheeseLowCarb,
  mainEggsAndCheeseQuick,
  mainEggSuppers,
  mainFewCarbohydrates,
  mainFish,
  mainFishSuppers,
  mainBeanPotsAhead,
  mainHomesPapAndBread,
  mainHomesSampAndSlowPots,
  mainLentilPots,
  mainLentilsAndChickpeas,
  mainLentilsAndChickpeasQuick,
  mainLentilsAndTinsQuick,
  mainLovedWithoutMeat,
  mainDurbanDhalAndDhai,
  mainDurbanWithMuchProtein,
  mainDurbanWithEggsAndYoghurt,
  mainHomesWithEggsAndSoya,
  mainUrbanWithCheeseAndEggs,
  mainVeganBreadAndBoxes,
  mainVeganCurriesAndRotis,
  mainVeganSuppers,
  mainMince,
  mainOffal,
  mainPackedRollsAndWraps,
  mainPackedSalads,
  mainBoxesAndBakes,
  mainChickenAndEggPots,
  mainFlatbreadsAndMore,
  mainBeanPotsWithoutGluten,
  mainThriftyPlates,
  mainQuickWithoutMilk,
  mainVeganPlates,
  mainLikedForLittle,
  mainLikedForLittleWithoutMeat,
  mainLikedWithFewCarbohydrates,
  mainPlatesForLittleMoney,
  mainPorkAndLamb,
  mainQuickSuppers,
  mainRedMeat,
  mainRedMeatLowCarb,
  mainRedMeatQuick,
  mainSoya,
  mainSoyaLowCarb,
  mainSoyaQuick,
  mainSteakAndWors,
  mainStewsAndCurries,
  mainSundayPlates,
  mainThriftyAndLowCarb,
  mainTinnedFish,
  mainTinnedFishLowCarb,
  mainTinnedFishQuick,
  mainTinnedFishSuppers,
  mainWholePlatesBeefAndPork,
  mainWholePlatesEggsCheeseAndFish,
  mainWholePlatesForLittleMoney,
  mainSundayBeefPorkAndLamb,
  mainSundayFishEggsAndPulses,
  mainSundayRoastChicken,
  mainWholePlatesChickenForLittleMoney,
  mainWholePlatesEggsFishAndPulsesForLittle,
  mainWholePlatesMinceWorsAndPork,
  mainDurbanAndUrbanDense,
  mainWholePlatesLeanAndCheap,
  mainWholePlatesLentilsWithMeatAndEgg,
  mainWholePlatesOfBreadAndMacaroni,
  breakfastLowCarbPlates,
  mainLowCarbBeefAndPork,
  mainLowCarbChicken,
  mainLowCarbFishAndEggs,
  mainLowCarbForLittleMoney,
  breakfastLargePlates,
  mainLargePlatesFishEggsAndBeans,
  mainLargePlatesMinceWorsAndChicken,
  breakfastDenseBowls,
  breakfastDenseToast,
  breakfastFillingForLittleMoney,
  breakfastWithoutSoyaQuick,
  mainSundayQuick,
  mainSundayLittleWork,
  mainPackedTenMinutesCold,
  mainPackedTenMinutesWarm,
  mainLowCarbMeatFishAndEggsLiked,
  snackFreshFruit,
  sides,
  mainWithoutTomatoQuick,
  sideSalads,
  sideVegetables,
  snackDairy,
  snackEggsFishAndMeat,
  snackFruitAndCrackers,
  snackFruitNutsAndBread,
  snackFruitNutsAndBreadLowCarb,
  snackFruitNutsAndBreadQuick,
  snackPulsesAndSoya,
  snackSeeds,
];

const written = mayonnaiseTwins(files.flat());

/**
 * Every recipe: in a folder by its meal and in a file by what gives most of its protein, in alphabetical order there; at
 * the end those that are made of others, with what is in season.
 */
export const recipes: readonly Recipe[] = [...written, ...seasonalTwins(written)];
