import { WireError } from '../wire-error.ts';

/** The shape of an answer's body. */
export interface Media {
  readonly kind: 'array' | 'object' | 'csv';
  readonly stripNulls: boolean;
  readonly contentType: string;
}

export const jsonType = 'application/json; charset=utf-8';
const json: Media = { kind: 'array', stripNulls: false, contentType: jsonType };

interface Range {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly quality: number;
}

// a comma or semicolon in double quotes belongs to a parameter
const betweenCommas = /(?:"[^"]*"|[^",]|")+/g;
const betweenSemicolons = /(?:"[^"]*"|[^";]|")+/g;
const outsideQuotes = (text: string, part: RegExp) =>
  text.match(part)?.map((found) => found.trim()) ?? [];

function readRange(text: string): Range {
  const [type = '', ...rest] = outsideQuotes(text, betweenSemicolons);
  const parameters = new Map(
    rest.map((part) => {
      const equals = part.indexOf('=');
      return [
        part.slice(0, Math.max(0, equals)).trim().toLowerCase(),
        part.slice(equals + 1).trim(),
      ];
    }),
  );
  const quality = Number(parameters.get('q') ?? 1);
  return { type: type.toLowerCase(), parameters, quality: Number.isNaN(quality) ? 1 : quality };
}

function mediaOf({ type, parameters }: Range): Media | null {
  const stripNulls = parameters.get('nulls') === 'stripped';
  const vendor = (name: 'array' | 'object'): Media => ({
    kind: name,
    stripNulls,
    contentType: `application/vnd.pgrst.${name}+json${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8`,
  });
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return json;
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return vendor('object');
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      // a list of rows with their nulls is what JSON is anyway
      return stripNulls ? vendor('array') : json;
    case 'text/csv':
      return { kind: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' };
    default:
      return null;
  }
}

/**
 * The first media type of an `Accept` header, by its qualities, that this wire can give.
 * @throws WireError PGRST107 when there is none
 */
export function parseAccept(header: string | undefined): Media {
  if (header === undefined || header.trim() === '') return json;
  const ranges = outsideQuotes(header, betweenCommas).map(readRange);
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const range of wanted) {
    const media = mediaOf(range);
    if (media !== null) return media;
  }
  throw new WireError({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${ranges.map(({ type }) => type).join(', ')}`,
  });
}
