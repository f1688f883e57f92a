/** From here on a value is sent as it lies; a smaller one is cheaper to copy than to send as a piece of its own. */
const ownPieceBytes = 4_096;
const messageCode = 'B'.charCodeAt(0);
const textFormat = 0;
/** Bytes as they lie: UTF-8 of a text, or a bytea; the parameter's type says which. */
const bytesFormat = 1;
const nullLength = -1;

/**
 * PostgreSQL's Bind message for the unnamed portal, in pieces. The driver's own copies every value three times over,
 * which for a member's plans is a megabyte of memory each time.
 * @param statement name of the prepared statement, '' for the unnamed one
 */
export function bindMessage(
  statement: string,
  values: readonly (string | Buffer | null)[],
): readonly Buffer[] {
  const given = values.map((value) => (typeof value === 'string' ? Buffer.from(value) : value));
  const inside = given.map((value) => (value && value.length < ownPieceBytes ? value.length : 0));
  const count = values.length;
  const headLength = 1 + 4 + 1 + Buffer.byteLength(statement) + 1;
  const copied = inside.reduce((sum, length) => sum + length, 0);
  const own = Buffer.allocUnsafe(headLength + 2 + 2 * count + 2 + 4 * count + copied + 2);
  const all = given.reduce((sum, value) => sum + (value?.length ?? 0), own.length - copied);
  let at = own.writeUInt8(messageCode, 0);
  at = own.writeInt32BE(all - 1, at);
  at = own.writeUInt8(0, at);
  at += own.write(statement, at);
  at = own.writeUInt8(0, at);
  at = own.writeUInt16BE(count, at);
  for (const value of values) {
    at = own.writeInt16BE(Buffer.isBuffer(value) ? bytesFormat : textFormat, at);
  }
  at = own.writeUInt16BE(count, at);
  const pieces: Buffer[] = [];
  let from = 0;
  for (const value of given) {
    at = own.writeInt32BE(value?.length ?? nullLength, at);
    if (!value) continue;
    if (value.length < ownPieceBytes) {
      at += value.copy(own, at);
    } else {
      pieces.push(own.subarray(from, at), value);
      from = at;
    }
  }
  // no format codes for the columns of the result: all are text
  own.writeInt16BE(0, at);
  return [...pieces, own.subarray(from)];
}
