/** The official clients in one lazily loaded file, so that no page carries them before it needs them. */
export { AuthClient } from '@supabase/auth-js';
export { PostgrestClient } from '@supabase/postgrest-js';
