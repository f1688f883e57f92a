import { wire } from '#contract/paths.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { mealPlanTimes, putShoppingList } from './shopping-list-resource.ts';
import { parseShoppingList } from './stored-list.ts';
import { tickStore } from './tick-store.ts';

const address = `${wire.functions}/generate-shopping-list?wait=true`;

async function makeShoppingList(userId: string): Promise<string> {
  const answer = await callFunction(address);
  const list = parseShoppingList(answer);
  if (list === null) throw new Error('The list came without its content');
  putShoppingList(userId, list);
  return list.updatedAt;
}

/** Makes a new list, unticked, and puts it in place. @throws WireError with the words to show, if any */
export async function generateShoppingList(userId: string): Promise<void> {
  await tickStore(userId).replace(() => makeShoppingList(userId));
  // where there were no meal plans, the server has made them first
  await mealPlanTimes.load(userId);
}
