import type { ConstituentKey } from '../food-facts/constituents.ts';
import { wordsOf } from '../words.ts';

const singularNames = (names: string) => names.split(', ').map((name) => wordsOf(name).join(' '));

/** Foods that people name and that no recipe and no shop list of ours holds: understood, and nothing to leave out. */
export const neverServed: ReadonlySet<string> = new Set(
  singularNames(
    'durian, okra, venison, wildsvleis, game meat, springbok, kudu, impala, warthog, crocodile, horse, horse meat, perd, ' +
      'goat, goat meat, bok, bokvleis, imbuzi, mbuzi, inyama yembuzi, pudi, podi, nama ya pudi, ' +
      'duck, eend, idada, goose, gans, rabbit, haas, quail, pigeon, guinea fowl, pheasant, ' +
      'alcohol, alkohol, wine, wyn, spirit, brandy, whisky, sherry, rum, vodka, utshwala, bjala, umqombothi, ' +
      'truffle, frog, jellyfish, insect, locust, termite, mopani worm, mopane worm, mopane, masonja, ' +
      'candy, amadumbe, amadumbi, madumbe, madumbi, delele, skop, smiley, bunny chow, isidudu, ' +
      'artichoke, asparagus, aspersie, brussels sprout, kiwano, pomegranate, granaat, fig, vy, cherry, kersie, lychee, litchi, ' +
      'rhubarb, turnip, raap, parsnip, sprout, fennel, dill, mint, saffron, nutmeg, clove, cardamom, ' +
      'softdrink, cooldrink, koeldrank, soda, cola, coke, energy drink, msg free, poppy seed, lupin, buckwheat, millet, ' +
      'blood sausage, black pudding, brain, tongue, heart, lung, trotter, sweetbread, chestnut, jackfruit, seaweed, kelp',
  ),
);

/** Others, each with what it is made of or most alike to: who is allergic to goat's milk is to cow's as well. */
const kin: readonly (readonly [string, readonly ConstituentKey[]])[] = [
  ['goat milk, ubisi lwembuzi, goat cheese, bokmelk, bokkaas', ['milk']],
  ['ice cream, roomys', ['milk', 'egg']],
  ['cake, koek, doughnut, donut, oliebol, waffle', ['wheat', 'egg', 'milk']],
  ['pizza, garlic bread', ['wheat', 'milk']],
  ['beer, bier, licorice, liquorice', ['gluten']],
  ['tempeh, tempe, miso, natto', ['soya']],
  ['sushi', ['fish', 'shellfish', 'soya']],
  ['caviar, roe, eel, shark', ['fish']],
  ['jugo bean, izindlubu, bambara, bambara bean', ['bean']],
  ['bovril', ['beef', 'wheat', 'barley', 'yeast']],
  ['snail, slak, slakke, escargot', ['shellfish']],
  ['nutella', ['tree-nut', 'milk', 'cocoa']],
  ['marzipan, marsepein', ['tree-nut']],
  ['marshmallow', ['gelatine']],
];
export const kinOfNeverServed: ReadonlyMap<string, readonly ConstituentKey[]> = new Map(
  kin.flatMap(([names, of]) =>
    singularNames(names).map((name): readonly [string, readonly ConstituentKey[]] => [name, of]),
  ),
);
