import { useState } from 'react';
import { useReturn } from '../lib/device/use-return.ts';

/** What is thawed in a fridge takes half a day, and who passes a shop or comes home late can still see to it. */
const noon = 12;

const isAfternoon = () => new Date().getHours() >= noon;

/** Whether this evening is near enough to be told of; looked at again when the member comes back to the page. */
export function useIsAfternoon(): boolean {
  const [afternoon, setAfternoon] = useState(isAfternoon);
  useReturn(() => setAfternoon(isAfternoon()));
  return afternoon;
}
