/** Numbers that look random and depend on nothing but the seed, so that a plan can be made again exactly. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [0, below). */
  below(limit: number): number;
}

/** 32-bit FNV-1a, so that near seeds ('1', '2') start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** sfc32 (Chris Doty-Humphrey, PractRand; public domain), warmed up as its author advises. */
export function seededRandom(seed: string): Random {
  let a = hash(`a${seed}`);
  let b = hash(`b${seed}`);
  let c = hash(`c${seed}`);
  let counter = 1;
  const step = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) step();
  return { next: step, below: (limit) => Math.floor(step() * limit) };
}
