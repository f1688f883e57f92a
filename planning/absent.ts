/**
 * What stands after `??` where there always is something: `amounts[index] ?? absent()`. A wrong index then throws, where a
 * nought in its place would be counted as if it had been computed.
 * @throws RangeError
 */
export function absent(): never {
  throw new RangeError('There is nothing at this index.');
}
