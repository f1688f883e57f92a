import { wire } from '#contract/paths.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { mealPlansMade, putShoppingList } from './shopping-list-resource.ts';
import { parseShoppingList } from './stored-list.ts';

const address = `${wire.functions}/generate-shopping-list`;

/** Makes a new list and puts it in place. @throws WireError with the words to show, if any */
export async function generateShoppingList(userId: string): Promise<void> {
  const answer = await callFunction(address);
  const list = parseShoppingList(answer);
  if (list === null) throw new Error('The list came without its content');
  putShoppingList(userId, list);
  // where there were no meal plans, the server has made them first
  await mealPlansMade.load(userId);
}
