/** A plant, an animal, or what is made of one, of which foods consist. */
export interface Constituent {
  /** What it is a kind of or is made of: who avoids that avoids this too. */
  readonly of?: readonly string[];
  /**
   * Names by which members call it, in English, Afrikaans and African languages, additives among them; '' for what
   * nobody types. Words of a name may stand in the singular.
   */
  readonly names: string;
  /** The allergen of the food table that it stands for: foods that usually warn of that are meant as well. */
  readonly allergen?: string;
}

/**
 * What foods are made of, and what that is made of in turn. A food names the finest that fits ('cheese', not 'milk');
 * whoever avoids milk then avoids it, too.
 */
export const constituentTable = {
  // cereals, starches
  gluten: {
    names:
      'gluten, coeliac, celiac, malt, mout, semolina, farina, seitan, triticale, gluten cereal',
    allergen: 'gluten',
  },
  // mills and bakeries do not keep wheat apart from barley, rye and oats
  wheat: {
    of: ['gluten'],
    names: 'wheat, koring, ukolo, ingqolowa, koro, spelt, durum, kamut, wholewheat',
    allergen: 'gluten',
  },
  barley: { of: ['gluten'], names: 'barley, gars, gort, ibhali' },
  rye: { of: ['gluten'], names: 'rye, rog' },
  oats: { of: ['gluten', 'any-oats'], names: '' },
  'any-oats': { names: 'oat, oatmeal, hawer, hawermout' },
  'pure-oats': { of: ['any-oats'], names: '' },
  maize: {
    names:
      'maize, corn, mielie, mealie, mealie meal, mealiemeal, mielie meal, maize meal, maizemeal, umbila, ummbila, umbona, poone, mmidi, mavhele',
  },
  sweetcorn: { of: ['maize'], names: 'sweetcorn, suikermielie, green mealie, corn on the cob' },
  'maize-starch': {
    of: ['maize'],
    names:
      'cornflour, corn flour, corn starch, cornstarch, maize starch, maizena, mielieblom, mieliestysel, modified starch, e1422, e1442',
  },
  sorghum: { names: 'sorghum, mabele, amabele, ting, motoho, mabella, graansorghum' },
  rice: { names: 'rice, rys, ilayisi, irayisi, raese, reisi' },
  quinoa: { names: 'quinoa, kinoa' },
  tapioca: { names: 'tapioca, cassava, sago, manioc' },
  potato: {
    of: ['nightshade'],
    names: 'potato, aartappel, izambane, amazambane, itapile, iitapile, tapole, litapole, spud',
  },
  'sweet-potato': { names: 'sweet potato, patat, ubhatata, ibhatata, potata' },

  // pulses
  legume: { names: 'legume, peulvrug, peulgewas, peulplant' },
  pulse: { of: ['legume'], names: 'pulse' },
  bean: {
    of: ['legume'],
    names:
      'bean, boon, bone, boontjie, ubhontshisi, amabhontshisi, imbotyi, iimbotyi, dinawa, linaoa, nawa',
  },
  'sugar-bean': { of: ['bean', 'pulse'], names: 'sugar bean, suikerboontjie, speckled bean' },
  'butter-bean': { of: ['bean', 'pulse'], names: 'butter bean, botterboontjie, lima bean' },
  'kidney-bean': { of: ['bean', 'pulse'], names: 'kidney bean, red bean, nierboontjie' },
  'black-bean': { of: ['bean', 'pulse'], names: 'black bean, swartboontjie' },
  'white-bean': {
    of: ['bean', 'pulse'],
    names: 'white bean, haricot bean, cannellini bean, witboontjie',
  },
  cowpea: {
    of: ['bean', 'pulse'],
    names: 'cowpea, black eyed bean, black eyed pea, akkerboontjie, imbumba, izindumba',
  },
  'mung-bean': { of: ['bean', 'pulse'], names: 'mung bean, moong, mungboontjie' },
  'green-bean': { of: ['bean'], names: 'green bean, groenboontjie, french bean, haricot vert' },
  chickpea: {
    of: ['pulse'],
    names: 'chickpea, kekerertjie, garbanzo, garbanzo bean, chana, besan, gram flour',
  },
  lentil: { of: ['pulse'], names: 'lentil, lensie, ilentili, dhal, dal, daal' },
  pea: { of: ['legume'], names: 'pea, ertjie, erte, uphizi, ipizi, iphizi' },
  'split-pea': { of: ['pea', 'pulse'], names: 'split pea, spliterte, spliterwte' },
  'green-pea': { of: ['pea'], names: 'green pea, garden pea, groenertjie' },
  soya: {
    of: ['legume'],
    names:
      'soy, soya, soja, isoya, soybean, sojaboon, sojabone, sojaboontjie, soya protein, soy protein, textured vegetable protein, tvp, lecithin, lesitien, soy lecithin, soya lecithin',
    allergen: 'soy',
  },
  'soya-food': { of: ['soya', 'pulse'], names: '' },
  edamame: { of: ['soya-food', 'bean'], names: 'edamame' },
  'soya-flour': { of: ['soya'], names: 'soya flour, soy flour' },
  'soya-lecithin': { of: ['soya'], names: '' },
  'soya-oil': { of: ['soya'], names: 'soya oil, soy oil, soybean oil' },
  'soy-sauce': { of: ['soya', 'wheat'], names: 'soy sauce, soya sauce, sojasous' },

  // nuts and seeds
  nut: { names: 'nut, neut, neute, inathi, amanathi' },
  peanut: {
    of: ['nut', 'legume'],
    names:
      'peanut, groundnut, monkey nut, grondboontjie, amantongomane, intongomane, amandongomane, indongomane, amakinati, ditokomane, matokomane, manoko, arachis, arachi',
    allergen: 'peanuts',
  },
  'tree-nut': { of: ['nut'], names: 'tree nut, treenut, boomneut', allergen: 'tree-nuts' },
  almond: { of: ['tree-nut'], names: 'almond, amandel' },
  cashew: { of: ['tree-nut'], names: 'cashew, cashewnut, kasjoe, kasjoeneut' },
  walnut: { of: ['tree-nut'], names: 'walnut, okkerneut' },
  pecan: { of: ['tree-nut'], names: 'pecan, pekan, pekanneut' },
  macadamia: { of: ['tree-nut'], names: 'macadamia, makadamia' },
  hazelnut: { of: ['tree-nut'], names: 'hazelnut, haselneut' },
  pistachio: { of: ['tree-nut'], names: 'pistachio, pistasie' },
  'brazil-nut': { of: ['tree-nut'], names: 'brazil nut, brasilneut' },
  'pine-nut': { of: ['tree-nut'], names: 'pine nut, dennepit' },
  seed: { names: 'seed, saad, sade' },
  'sunflower-seed': { of: ['seed', 'sunflower'], names: 'sunflower seed, sonneblomsaad' },
  'pumpkin-seed': { of: ['seed'], names: 'pumpkin seed, pampoenpit' },
  chia: { of: ['seed'], names: 'chia, chiasaad' },
  flaxseed: { of: ['seed'], names: 'flaxseed, flax, linseed, lynsaad' },
  sesame: {
    of: ['seed'],
    names: 'sesame, sesame seed, sesam, sesamsaad, benne',
    allergen: 'sesame',
  },
  mustard: { names: 'mustard, mosterd, mustard seed, mosterdsaad', allergen: 'mustard' },
  coconut: { names: 'coconut, klapper, kokosneut, ukhukhunathi' },

  // oils
  sunflower: { names: 'sunflower, sonneblom' },
  'sunflower-oil': { of: ['sunflower'], names: 'sunflower oil, sonneblomolie' },
  'palm-oil': { names: 'palm oil, palm fat, palmolie' },
  canola: { names: 'canola, canola oil, kanola, rapeseed' },
  olive: { names: 'olive, olyf, olywe' },

  // milk and eggs
  milk: {
    names:
      'milk, melk, ubisi, ubisi lwenkomo, lebese, lebisi, dairy, suiwel, milk product, melkproduk, cow milk, cows milk, koeimelk, milk protein, cow milk protein, cows milk protein, cmpa, melkproteien, milk solid, casein, caseinate, whey, lactalbumin, lactose, laktose, e966',
    allergen: 'milk-protein',
  },
  cream: { of: ['milk'], names: 'cream, room, ukhilimu' },
  butter: { of: ['milk'], names: 'butter, botter, ibhotela, bhotoro' },
  ghee: { of: ['butter'], names: 'ghee, clarified butter' },
  buttermilk: { of: ['milk'], names: 'buttermilk, karringmelk' },
  cheese: { of: ['milk'], names: 'cheese, kaas, ushizi, itshizi, tjhese, chisi' },
  yoghurt: { of: ['milk'], names: 'yoghurt, jogurt, iyogathi, yogati' },
  maas: { of: ['milk'], names: 'maas, amasi, inkomazi, mafi, sour milk, suurmelk, dikmelk' },
  egg: {
    names:
      'egg, eier, iqanda, amaqanda, lehe, mahe, egg white, egg yolk, eierwit, eiergeel, albumen, albumin, e1105',
    allergen: 'eggs',
  },

  // meat
  meat: { names: 'meat, vleis, braaivleis, inyama, nyama, nama' },
  'red-meat': { of: ['meat'], names: 'red meat, rooivleis, inyama ebomvu' },
  mammal: { of: ['red-meat'], names: 'mammal, mammal meat, mammalian meat' },
  beef: {
    of: ['mammal'],
    names: 'beef, cow, koei, bees, beesvleis, inyama yenkomo, nama ya kgomo, veal, kalfsvleis',
  },
  pork: {
    of: ['mammal'],
    names:
      'pork, pig, swine, vark, varkvleis, ingulube, inyama yengulube, nama ya kolobe, kolobe, lard',
  },
  lamb: {
    of: ['mammal'],
    names: 'lamb, mutton, sheep, lam, skaap, lamsvleis, skaapvleis, imvu, inyama yemvu, nku',
  },
  gelatine: { of: ['mammal'], names: 'gelatine, gelatin, gelatien, e441' },
  poultry: { of: ['meat'], names: 'poultry, pluimvee, fowl' },
  chicken: {
    of: ['poultry'],
    names: 'chicken, hoender, inkukhu, inyama yenkukhu, kgogo, kgoho, kuku',
  },
  turkey: { of: ['poultry'], names: 'turkey, kalkoen, igalikuni' },
  ostrich: {
    of: ['red-meat', 'poultry'],
    names: 'ostrich, volstruis, volstruisvleis, intshe',
  },
  offal: {
    names:
      'offal, afval, organ meat, orgaanvleis, giblet, innards, mala le mogodu, ulusu namathumbu',
  },
  liver: { of: ['offal'], names: 'liver, lewer, isibindi, sebete' },
  kidney: { of: ['offal'], names: 'kidney, nier, niertjie, inso, izinso' },
  gizzard: { of: ['offal'], names: 'gizzard, hoendermagie, izingila, ingila' },
  tripe: {
    of: ['offal'],
    names:
      'tripe, mogodu, mohodu, ulusu, usu, beespens, pens, mala, mala mogodu, amathumbu, intestine, derm',
  },
  feet: {
    of: ['offal'],
    names:
      'chicken feet, chicken foot, chicken head, feet, maotwana, maotoana, menoto, walkie talkie, walkie, runaway, hoenderpoot, amanqina, amanqina enkukhu, iinyawo zenkukhu',
  },

  // fish and shellfish
  seafood: { names: 'seafood, seekos, ukudla kwasolwandle' },
  fish: {
    of: ['seafood'],
    names:
      'fish, vis, visse, inhlanzi, izinhlanzi, intlanzi, ifishi, ufishi, hlapi, tlhapi, fish sauce, vissous',
    allergen: 'fish',
  },
  hake: { of: ['fish'], names: 'hake, stokvis' },
  pilchard: { of: ['fish'], names: 'pilchard, sardyn, lucky star' },
  sardine: { of: ['fish'], names: 'sardine, sardientjie, sardyn' },
  tuna: { of: ['fish'], names: 'tuna' },
  salmon: { of: ['fish'], names: 'salmon, salm' },
  mackerel: { of: ['fish'], names: 'mackerel, makriel, middlecut, maasbanker' },
  snoek: { of: ['fish'], names: 'snoek' },
  basa: { of: ['fish'], names: 'basa, pangasius' },
  kingklip: { of: ['fish'], names: 'kingklip, koningklip' },
  haddock: { of: ['fish'], names: 'haddock, skelvis' },
  anchovy: { of: ['fish'], names: 'anchovy, anchovette, ansjovis' },
  shellfish: {
    of: ['seafood'],
    names:
      'shellfish, skulpvis, crustacean, mollusc, mollusk, crayfish, kreef, lobster, crab, krap, oyster, oester, perlemoen, abalone, scallop, langoustine, shrimp',
    allergen: 'shellfish',
  },
  prawn: { of: ['shellfish'], names: 'prawn, garnaal, garnale' },
  mussel: { of: ['shellfish'], names: 'mussel, mossel, imbaza' },
  squid: { of: ['shellfish'], names: 'calamari, squid, octopus, kalamari, tjokka, seekat' },

  // vegetables
  nightshade: { names: 'nightshade, nagskade' },
  allium: { names: 'allium' },
  brassica: { names: 'brassica, cruciferous, cruciferous vegetable, koolsoort' },
  squash: { names: 'squash, skorsie' },
  tomato: { of: ['nightshade'], names: 'tomato, tamatie, utamatisi, itamatisi, itumato, tamati' },
  'sweet-pepper': {
    of: ['nightshade', 'capsicum'],
    names:
      'pepper, sweet pepper, bell pepper, green pepper, red pepper, yellow pepper, soetrissie, groenrissie, rooirissie, upelepele oluhlaza',
  },
  capsicum: { names: 'capsicum' },
  paprika: { of: ['sweet-pepper', 'spice'], names: 'paprika' },
  chilli: {
    of: ['nightshade', 'capsicum', 'spice'],
    names: 'chilli, hot pepper, cayenne, cayenne pepper, brandrissie, rissie, upelepele',
  },
  brinjal: {
    of: ['nightshade'],
    names: 'brinjal, eggplant, aubergine, eiervrug',
  },
  onion: {
    of: ['allium'],
    names: 'onion, ui, uie, anyanisi, u anyanisi, ianyanisi, i anyanisi, itswele, eiee, hanyanese',
  },
  'spring-onion': {
    of: ['onion'],
    names: 'spring onion, green onion, scallion, sprietui, sprietuie',
  },
  garlic: { of: ['allium'], names: 'garlic, knoffel, ugaliki, ugalikhi, ikonofile, konofolo' },
  leek: { of: ['allium'], names: 'leek, prei, preie' },
  cabbage: {
    of: ['brassica'],
    names: 'cabbage, kool, iklabishi, ikhabishi, iklabhishi, khabeche',
  },
  broccoli: { of: ['brassica'], names: 'broccoli, brokkoli, ibrokholi' },
  cauliflower: { of: ['brassica'], names: 'cauliflower, blomkool, ukholifulawa' },
  kale: { of: ['brassica'], names: 'kale, boerkool, krulkool' },
  rocket: { of: ['brassica'], names: 'rocket, arugula, roket' },
  radish: { of: ['brassica'], names: 'radish, radys, radyse' },
  carrot: { names: 'carrot, wortel, ikherothi, ukherothi, isaqathe, umnqathe, sehwete' },
  celery: { names: 'celery, seldery, celeriac' },
  cucumber: { names: 'cucumber, komkommer, ikhukhamba' },
  lettuce: { names: 'lettuce, blaarslaai, kropslaai, ilethisi' },
  spinach: { names: 'spinach, spinasie, isipinashi, ispinashi, swiss chard, chard, snybeet' },
  morogo: { names: 'morogo, imifino, marog, umfino, amaranth, wild spinach' },
  beetroot: { names: 'beetroot, beet, rooibeet, beetwortel, ibhithirudi, ibhitruthi, bhitirutu' },
  mushroom: { names: 'mushroom, sampioen, ikhowe, amakhowe' },
  butternut: { of: ['squash'], names: 'butternut, botterskorsie' },
  pumpkin: { of: ['squash'], names: 'pumpkin, pampoen, ithanga, mokopu' },
  'gem-squash': { of: ['squash'], names: 'gem squash, lemoenpampoentjie' },
  'baby-marrow': {
    of: ['squash'],
    names: 'baby marrow, courgette, zucchini, marrow, murgpampoen, murgpampoentjie',
  },

  // fruit
  citrus: { names: 'citrus, citrus fruit, sitrus, sitrusvrug' },
  berry: { names: 'berry, bessie' },
  melon: { names: 'melon' },
  'stone-fruit': { names: 'stone fruit, steenvrug' },
  'dried-fruit': { names: 'dried fruit, droevrug, droëvrug' },
  avocado: { names: 'avocado, avo, avokado, ukotapheya, ikotapheya' },
  banana: { names: 'banana, piesang, ubhanana, ibhanana, panana' },
  apple: { names: 'apple, appel, i aphula, ama aphula, i apula, ama apula, ihhabhula, apole' },
  orange: { of: ['citrus'], names: 'orange, lemoen, iwolintshi, iorenji, lamunu' },
  naartjie: {
    of: ['citrus'],
    names: 'naartjie, nartjie, mandarin, tangerine, clementine, inantshi',
  },
  lemon: { of: ['citrus'], names: 'lemon, lime, suurlemoen, ulamula, ulamuni' },
  grapefruit: { of: ['citrus'], names: 'grapefruit, pomelo, pomelos' },
  pear: { names: 'pear, peer, pere, ipheya' },
  grape: { names: 'grape, druif, druiwe, amagilebhisi' },
  raisin: {
    of: ['grape', 'dried-fruit'],
    names: 'raisin, sultana, currant, rosyn, rosyne, rosyntjie',
  },
  mango: { names: 'mango, veselperske, umango' },
  pawpaw: { names: 'pawpaw, papaya, papaja, upopo, ipopo' },
  pineapple: { names: 'pineapple, pynappel, uphayinaphu' },
  guava: { names: 'guava, koejawel, ugwava' },
  peach: { of: ['stone-fruit'], names: 'peach, nectarine, perske, nektarien, ipentshisi' },
  apricot: { of: ['stone-fruit'], names: 'apricot, appelkoos' },
  plum: { of: ['stone-fruit'], names: 'plum, pruim' },
  prune: { of: ['plum', 'dried-fruit'], names: 'prune, pruimedant' },
  watermelon: { of: ['melon'], names: 'watermelon, waatlemoen, ikhabe' },
  spanspek: { of: ['melon'], names: 'spanspek, cantaloupe' },
  strawberry: { of: ['berry'], names: 'strawberry, aarbei' },
  blueberry: { of: ['berry'], names: 'blueberry, bloubessie' },
  blackberry: { of: ['berry'], names: 'blackberry, braambessie' },
  cranberry: { of: ['berry', 'dried-fruit'], names: 'cranberry, bosbessie' },
  kiwi: { names: 'kiwi, kiwifruit, kiwivrug' },
  granadilla: { names: 'granadilla, grenadella, passion fruit, passionfruit' },
  date: { of: ['dried-fruit'], names: 'date, dadel' },
  tamarind: { names: 'tamarind, imli' },

  // seasonings and drinks
  spice: { names: 'spice, speserye' },
  herb: { names: 'herb, kruie' },
  'curry-spices': { of: ['cumin', 'coriander', 'turmeric', 'spice'], names: 'masala' },
  cumin: { of: ['spice'], names: 'cumin, jeera, komyn' },
  coriander: { of: ['herb'], names: 'coriander, dhania, cilantro, koljander' },
  turmeric: { of: ['spice'], names: 'turmeric, borrie, curcumin, e100' },
  ginger: { names: 'ginger, gemmer, ujinja' },
  cinnamon: { of: ['spice'], names: 'cinnamon, kaneel' },
  'black-pepper': { of: ['spice'], names: 'black pepper, ground pepper, swartpeper' },
  parsley: { of: ['herb'], names: 'parsley, pietersielie, iphasili' },
  basil: { of: ['herb'], names: 'basil, basielkruid' },
  origanum: { of: ['herb'], names: 'origanum, oregano' },
  thyme: { of: ['herb'], names: 'thyme, tiemie' },
  rosemary: { of: ['herb'], names: 'rosemary, roosmaryn' },
  'bay-leaf': { of: ['herb'], names: 'bay leaf, lourierblaar' },
  msg: { names: 'msg, monosodium glutamate, e621' },
  salt: { names: 'salt, sout, usawoti, letswai' },
  sugar: { names: '' },
  honey: { names: 'honey, heuning, uju, ubusi' },
  vinegar: { names: 'vinegar, asyn, uviniga' },
  yeast: { names: 'yeast, gis, imvubelo, yeast extract' },
  caffeine: { names: 'caffeine, kafeien' },
  cocoa: { of: ['caffeine'], names: 'cocoa, cacao, kakao, chocolate, sjokolade, ushokoledi' },
  tea: { of: ['caffeine'], names: 'black tea, ceylon tea' },
  coffee: { of: ['caffeine'], names: 'coffee, koffie, ikhofi' },
  rooibos: { names: 'rooibos, rooibostee' },
} as const satisfies Readonly<Record<string, Constituent>>;
