import { singular } from '../words.ts';

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean).map(singular));
}

/** Words around a food that say nothing about which food it is. */
export const fillers = wordSet(`
  i im ive id we us our you do dont does doesnt did not no never non like likes liked hate hates dislike dislikes love eat
  eats eating eaten drink any all kind kinds type types sort form of the a an with without in it its or and my me very too
  much really also so just some other others raw fresh cooked fried boiled braised grilled baked hot cold food foods dish
  dishes meal meals thing things stuff anything everything every please pls plz only containing contain contains product
  products based have has had having am are is be been being that this these those which when if then because cannot cant
  wont wouldnt get gets got gives give make makes made feel feels sick ill avoid avoiding free allergic allergy allergies
  allergie allergiese allergen allergens intolerant intolerance anaphylaxis anaphylactic anaphylaxie sensitive sensitivity
  severe severely mild mildly bad badly serious seriously reaction react rash hives itchy itch swell swelling bloated
  bloating heartburn cramps upset stomach tummy mouth taste tastes texture smell smells flavour for from at by on up to as
  into after before even trace traces extra lot lots bit little plain pure real fan what why how who where one two three four five hou nie van geen ek het my is baie
  especially nothing asseblief die n sonder allergies vir met angidli angiyithandi angikuthandi ngine nge i-allergy andidli ha ke je
`);

/**
 * How a food looks, is cut, packed or made: beside a food they say which one, alone they name none, so that 'low FODMAP'
 * does not leave out low-fat milk, nor 'on the bone' every chop that is sold so.
 */
export const descriptors = wordSet(`
  red green white yellow black brown dark light pink golden orange-coloured rooi groen wit swart bruin
  tinned canned tin can frozen bevrore dry dried droe fresh vars smoked gerookte pickled cured salted unsalted sweetened
  unsweetened low high full half reduced fat lite lean medium double single skim whole wholegrain refined instant quick
  rolled ground gemaal minced chopped sliced slice cubed cube diced grated shredded crumbed crumb roasted toasted seeded
  seedless shelled peeled deboned boneless bone bony skin skinless piece pieces portion portions pack packet bag jar bottle
  box cup leaf leaves head stem root baby young old big small large mini long short thick thin soft hard firm crunchy sour
  bitter sweet spicy-hot mild strong ripe unripe organic free-range farm home homemade bought style mix mixed gemengde combo
  juice oil fluid powder powdered paste puree concentrate extract flake flakes flavour flavoured self raising gi carb
  style-greek breakfast lunch dinner supper snack early late daily sauce gravy soup sop stew bredie mash mashed salad slaai
  braaied braai oven pan deep stir oily fatty vegetable family
`);

/** Words which alone name every food that is called so, though more words belong to each. */
export const heads = wordSet(`
  wing thigh breast drumstick neck leg fillet bulgur worcester peri biscuit sauce soup stew porridge salad juice mince
  processed sausage cereal cracker yoghurt
`);

/** Kinds of dishes: whoever names one gets no dish of that name. */
export const dishKinds = wordSet(`
  bobotie bolognaise bolognese boontjiesop bredie breyani biryani broth burger casserole chowder chilli custard curry dip
  dombolo dumpling fishcake flapjack frikkadel frittata fritter gravy hash kedgeree kheema khichri kota lasagne macaroni
  masala mash meatball melksnysel muffin noodle oats omelette paella pancake pasta pie pizza porridge potjie pudding risotto
  roast roti salad salsa sambal samoosa sandwich scramble sheba slaw smoothie smoor sosatie sosaty soup spaghetti stew
  stir-fry tikka toast toastie traybake umngqusho umphokoqo isijingi isigwamba wedge wrap wors bake
`);

/** Words that make it an allergy: then a food stands for all of its kind that make somebody ill. */
export const allergyWords = wordSet(
  'allergic allergy allergie allergiese allergen allergens intolerant intolerance anaphylaxis anaphylactic anaphylaxie sensitive sensitivity',
);

/** What flour and milling names, beside a word of allergy: its gluten. */
export const flourFoods = wordSet(
  'flour meel bread brood isinkwa pasta bran semels macaroni spaghetti noodle couscous cracker biscuit rusk cereal',
);

/** Names that people write in two words. */
export const joined: ReadonlyMap<string, string> = new Map(
  [
    'shell fish',
    'sea food',
    'cray fish',
    'egg plant',
    'pea nut',
    'ground nut',
    'butter nut',
    'chick pea',
    'cow pea',
    'soya bean',
    'soy bean',
    'sweet corn',
    'water melon',
    'pine apple',
    'grape fruit',
    'beet root',
    'lady finger',
    'butter milk',
    'cole slaw',
    'soft drink',
    'cool drink',
    'boere wors',
    'droe wors',
    'bil tong',
  ].map((name): readonly [string, string] => [
    name,
    name === 'soya bean' ? 'soybean' : name.replace(' ', ''),
  ]),
);

/** Pictures that stand for a food in a message. */
export const foodPictures: ReadonlyMap<string, string> = new Map([
  ['🥜', 'peanut'],
  ['🌰', 'nut'],
  ['🐟', 'fish'],
  ['🐠', 'fish'],
  ['🎣', 'fish'],
  ['🍣', 'fish'],
  ['🍤', 'prawn'],
  ['🦐', 'shellfish'],
  ['🦞', 'shellfish'],
  ['🦀', 'shellfish'],
  ['🦪', 'shellfish'],
  ['🦑', 'shellfish'],
  ['🐙', 'shellfish'],
  ['🥚', 'egg'],
  ['🍳', 'egg'],
  ['🥛', 'milk'],
  ['🧀', 'cheese'],
  ['🧈', 'butter'],
  ['🍯', 'honey'],
  ['🍞', 'bread'],
  ['🌾', 'wheat'],
  ['🍄', 'mushroom'],
  ['🐷', 'pork'],
  ['🐖', 'pork'],
  ['🥓', 'bacon'],
  ['🐄', 'beef'],
  ['🥩', 'meat'],
  ['🍖', 'meat'],
  ['🐔', 'chicken'],
  ['🍗', 'chicken'],
  ['🌽', 'mielie'],
  ['🍅', 'tomato'],
  ['🧅', 'onion'],
  ['🧄', 'garlic'],
  ['🌶', 'chilli'],
  ['🥑', 'avocado'],
  ['🍆', 'brinjal'],
  ['🍌', 'banana'],
  ['🥥', 'coconut'],
]);
