/** Lower case, without accents, punctuation and invisible letters; words separated by one blank. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  tomatoes: 'tomato',
  potatoes: 'potato',
  mangoes: 'mango',
  chillies: 'chilli',
  chilies: 'chilli',
  chili: 'chilli',
  chillis: 'chilli',
  yogurt: 'yoghurt',
  yogurts: 'yoghurt',
  yogart: 'yoghurt',
  yoghart: 'yoghurt',
  molasses: 'molasses',
  couscous: 'couscous',
  hummus: 'hummus',
  asparagus: 'asparagus',
  citrus: 'citrus',
  swiss: 'swiss',
  anchovies: 'anchovy',
  cookies: 'cookie',
  pies: 'pie',
  eiers: 'eier',
  // who eats no curry reads 'curried mince' as one
  curried: 'curry',
  kerrie: 'curry',
  cheesy: 'cheese',
  creamy: 'cream',
  creamed: 'cream',
  buttered: 'butter',
  buttery: 'butter',
};

/** The noun of an English word, singular, or of an Afrikaans diminutive, near enough for matching both sides the same way. */
export function singular(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  // Afrikaans diminutives: 'grondboontjies', 'sardientjies'
  if (word.endsWith('jies')) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|x|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Singular words of a text. */
export function wordsOf(text: string): readonly string[] {
  const normal = normalise(text);
  return normal === '' ? [] : normal.split(' ').map(singular);
}

/** Whether two words differ by at most one insertion, deletion, replacement or swap of neighbours. */
export function withinOneEdit(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length === restB.length) {
    if (restA.slice(1) === restB.slice(1)) return true;
    return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1);
}
