import type { Settings } from '../settings.ts';

/** Hosts that learn something of members; null where nothing is sent. */
export interface Recipients {
  readonly webhook: string | null;
  readonly model: string | null;
}

/** Where a model is reached whose address is not set. */
const usualModel = 'https://api.openai.com';

/** To whom this server sends what members say. */
export function recipientsOf({
  profileWebhook,
  model,
}: Pick<Settings, 'profileWebhook' | 'model'>): Recipients {
  return {
    webhook: profileWebhook && new URL(profileWebhook.url).host,
    model: model && new URL(model.baseUrl ?? usualModel).host,
  };
}
