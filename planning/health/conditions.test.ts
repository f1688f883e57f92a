import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconOf } from '../catalogue/matcher/lexicon.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import type { Condition, Joint } from './condition-words.ts';
import { conditionsIn, withoutConditions } from './conditions.ts';

function readAs(text: string): readonly (Condition | Joint)[] {
  return conditionsIn(text).readings.map((reading) =>
    reading.kind === 'joint' ? reading.joint : reading.condition,
  );
}

test('conditions are read in four languages and with a misspelling', () => {
  const cases: readonly (readonly [Condition | Joint, string])[] = [
    [
      'pregnancy',
      'pregnant; Pregnent; I am 20 weeks pregnant; expecting a baby; ek is swanger; ngikhulelwe; ndikhulelwe; ke moimana; 🤰',
    ],
    [
      'breastfeeding',
      'breastfeeding; breast-feeding; I am nursing; borsvoeding; ngiyancelisa; ndiyancancisa; 🤱',
    ],
    ['hoping for a baby', 'trying for a baby; trying to conceive; TTC'],
    [
      'diabetes',
      'diabetes; diabetic; diabetis; type 2 diabetes; sugar diabetes; suikersiekte; isifo sikashukela; isifo seswekile; lefu la tswekere; insulin resistance; I use Metformin; high blood sugar; type 2 diabetes; prediabetic',
    ],
    [
      'insulin',
      'insulin; on insulin; Insulien; I inject insulin; gliclazide; Gliclazid; Diamicron; glimepiride; glibenclamide; Daonil; Glucovance; sulphonylurea; type 1 diabetes; T1D; Lantus',
    ],
    ['dialysis', 'dialysis; on haemodialysis; dialise'],
    [
      'kidney',
      'kidney disease; kidney failure; problems with my kidneys; kidney stones; niersiekte; isifo sezinso; renal diet; chronic kidney disease stage 3',
    ],
    [
      'heart',
      'heart disease; weak heart; heart attack; hypertension; hypertention; high blood; high blood pressure; BP; hoë bloeddruk; umfutho wegazi; isifo senhliziyo; cholesterol; stroke; low sodium diet; beta-blockers',
    ],
    ['chest signs', 'chest pain; I get dizzy; short of breath'],
    ['gout', 'gout; jig; uric acid; low purine'],
    [
      'bowel',
      'IBS; low FODMAP; low-FODMAP diet; no high FODMAP foods; irritable bowel; spastiese kolon',
    ],
    ['gut', 'Crohn’s; ulcers; acid reflux; bowel disease; pancreatitis'],
    ['coeliac', 'coeliac; celiac disease; I am coeliac'],
    ['eating disorder', 'anorexia; bulimia; eating disorder; eetversteuring'],
    [
      'blood thinner',
      'warfarin; Warferin; blood thinners; bloedverdunner; Xarelto; clopidogrel; low dose aspirin',
    ],
    ['epilepsy', 'epilepsy; epileptic; isithuthwane; vallende siekte'],
    ['bones', 'arthritis; osteoporosis; rheumatoid arthritis; joint pains; hernia'],
    [
      'other',
      'thyroid; HIV; HIV+; ARVs; on ARV’s; TB; TB treatment; ingculaza; isifo sofuba; cancer; chemo; asthma; anaemia; liver disease; Addison’s disease; chronic medication; siekte; medisyne; isifo; PCOS; depression; gastric bypass',
    ],
    ['knees', 'bad knees; knees; sore knee; my knees are bad; knie; amadolo; torn ACL; mangole'],
    ['back', 'sore back; lower back pain; slipped disc; back problems; rugpyn; sciatica; seer rug'],
    ['shoulders', 'shoulder injury; my shoulder hurts; rotator cuff; frozen shoulder'],
    ['wrists or hands', 'wrist; carpal tunnel; sore hands'],
    ['hips', 'hip replacement; bad hip'],
    ['ankles or feet', 'ankle; plantar fasciitis; sore feet'],
    ['neck', 'neck pain; stiff neck'],
    ['elbows', 'tennis elbow; elbow pain'],
  ];
  for (const [meant, typed] of cases) {
    for (const text of typed.split('; ')) {
      assert.deepEqual(readAs(text), [meant], text);
      assert.doesNotMatch(conditionsIn(text).foods, /\p{L}/u, text);
    }
  }
});

test('conditions are read as people here write them: one word, shortened, with a letter wrong', () => {
  const cases: readonly (readonly [Condition, string])[] = [
    ['pregnancy', 'preg; I am 5 months preg; carrying a baby; baby on the way; uzithwele'],
    [
      'diabetes',
      'bloedsuiker; my sugar is too high; sugar levels; nginesifo sikashukela; nginoshukela; ushukela ophezulu',
    ],
    [
      'kidney',
      'bad kidneys; my kidneys; kidneys not working; kidney failiure; nierprobleme; low protein diet',
    ],
    ['heart', 'heart op; stents; hartprobleme; high-high; hoëbloed; nginesifo senhliziyo'],
    ['gut', 'stoma; SIBO; ulser'],
    ['eating disorder', 'I binge'],
    ['other', 'H.I.V.; T.B.; had a baby in May; csection; migraines; eczema; fructose intolerance'],
  ];
  for (const [meant, typed] of cases) {
    for (const text of typed.split('; ')) assert.deepEqual(readAs(text), [meant], text);
  }
  for (const text of ['kidneys', 'liver', 'bad breath', 'low fat', 'high fat', 'sugar', 'hearts']) {
    assert.deepEqual(readAs(text), [], text);
  }
});

test('several in one text, with foods around them', () => {
  const { readings, foods, beside } = conditionsIn(
    'Mushrooms, high blood pressure and diabetes; IBS so no onions. Sore knees, hips, and back\nliver',
  );
  assert.deepEqual(
    readings.map((reading) => (reading.kind === 'joint' ? reading.joint : reading.name)),
    [
      'high blood pressure',
      'diabetes',
      'an irritable bowel (IBS, low FODMAP)',
      'knees',
      'hips',
      'back',
    ],
  );
  assert.equal(foods.replace(/[\s,;.]+/g, ' ').trim(), 'Mushrooms and and liver');
  // hips and a back may be parts of an animal as well
  assert.equal(beside, 'onions, hips, back');
});

test('no food, dish or group of foods is taken for a condition', () => {
  const catalogue = standardCatalogue();
  const { foods, dishes } = catalogue;
  const names = [
    ...[...foods.values()].flatMap(({ name, labels }) => [
      name,
      ...labels.map((label) => label.join(' ')),
    ]),
    ...dishes.map(({ recipe }) => recipe.name),
    ...lexiconOf(catalogue).senses.keys(),
    'steak and kidney pie',
    'kidneys',
    'liver and onions',
    'chicken hearts',
    'chicken feet',
    'lamb shoulder',
    'lamb neck',
    'back bacon',
    'elbow macaroni',
    'rosehip tea',
    'prego roll',
    'baby spinach',
    'chicken breast',
    'beef shin',
    'goat',
    'high fat food',
    'low fat milk',
    'milk makes me sick',
    'sugar',
    'iswekile',
    'lactose intolerance',
    'severely allergic to peanuts',
  ];
  // an illness whose cure is a food to leave out
  const both = new Set(['coeliac', 'celiac']);
  for (const name of names) {
    if (both.has(name)) continue;
    assert.deepEqual(readAs(name), [], name);
    assert.equal(conditionsIn(name).foods, name);
  }
});

test('what is denied is no condition, and no food either', () => {
  for (const text of [
    'not pregnant',
    'I am not diabetic',
    'no medical conditions',
    'no history of heart disease',
    'geen siekte',
    'I don’t have any illness',
    'no longer pregnant',
  ]) {
    const { readings, foods, beside } = conditionsIn(text);
    assert.deepEqual([readings, foods.trim(), beside], [[], '', ''], text);
  }
  // the 'no' is one of food
  assert.deepEqual(readAs('no sugar because of diabetes'), ['diabetes']);
});

test('the words are kept as typed, but for what a page must not say aloud', () => {
  const words = (text: string) => conditionsIn(text).readings.map((reading) => reading.words);
  assert.deepEqual(words('my BAD Knees'), ['BAD Knees']);
  assert.deepEqual(words('I have Kidney  Desease'), ['Kidney  Desease']);
  assert.deepEqual(words('Addison’s disease'), ['Addison’s disease']);
  assert.deepEqual(words('HIV, ARVs and TB'), [null]);
});

test('a text can be told on without what it says of the body', () => {
  assert.equal(withoutConditions('HIV, no mushrooms; liver'), 'no mushrooms, liver');
  assert.equal(withoutConditions('IBS so no onions'), 'onions');
  assert.equal(withoutConditions('pregnant'), '');
  assert.equal(withoutConditions('mushrooms;  liver'), 'mushrooms;  liver');
});

test('foods in the words of a condition still count', () => {
  assert.equal(conditionsIn('egg allergy disorder').beside, 'egg allergy');
  assert.equal(conditionsIn('no kidney beans because of my kidney disease').beside, 'kidney beans');
});
