/** The official client of the data wire, loaded when a member's page needs it. */
export { PostgrestClient } from '@supabase/postgrest-js';
