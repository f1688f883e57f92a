/** The official client of the auth wire: 20 KB that a page fetches when it needs them, not before. */
export { AuthClient } from '@supabase/auth-js';
