import { wire } from '#contract/paths.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { parseShoppingList, shoppingListResource } from './shopping-list-resource.ts';

const address = `${wire.functions}/generate-shopping-list`;

/** Makes a new list and puts it in place. @throws WireError with the words to show, if any */
export async function generateShoppingList(userId: string): Promise<void> {
  const answer = await callFunction(address);
  shoppingListResource.put(userId, parseShoppingList(Array.isArray(answer) ? answer[0] : answer));
}
