import { paths } from '#contract/paths.ts';
import { press, type Screen, seenBy } from './screen.ts';

/** Screens of the ways in that an operator switches on. */
export const signInScreens: readonly Screen[] = [
  ...seenBy('member', paths.profile, [
    {
      name: 'profile-passkeys-none',
      act: (page) => page.getByText('Passkeys', { exact: true }).click(),
      shows: 'text=You have no passkeys yet.',
    },
    {
      name: 'profile-passkeys',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql(
          `insert into auth.passkeys (user_id, credential_id, public_key, friendly_name, last_used_at)
            values ($1, 'one', 'made up', 'My phone', now()),
              ($1, 'two', 'made up', 'The laptop in the kitchen', null)`,
          [member?.userId],
        ),
      act: async (page) => {
        await page.getByText('Passkeys', { exact: true }).click();
        await press(page, 'Rename My phone');
        await press(page, 'Remove The laptop in the kitchen');
      },
      shows: 'text=Yes, Remove It',
    },
    {
      name: 'profile-security-keys',
      alone: true,
      arrange: (_page, { sql, member }) =>
        sql(
          `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
            values ($1, 'webauthn', 'verified', 'Blue key')`,
          [member?.userId],
        ),
      act: (page) => press(page, 'Set Up or Change'),
      shows: 'text=Blue key',
    },
  ]),
  ...seenBy('visitor', `${paths.login}?error=access_denied`, [
    { name: 'login-refused-elsewhere', shows: 'text=The other service did not sign you in.' },
  ]),
  ...seenBy('visitor', paths.register, [
    {
      name: 'register-by-phone',
      act: (page) => press(page, 'Text me a code'),
      shows: 'text=Register by phone',
    },
  ]),
  ...seenBy('visitor', paths.login, [
    {
      name: 'login-by-phone',
      act: (page) => press(page, 'Text me a code'),
      shows: 'text=Phone Number',
    },
    {
      name: 'login-by-phone-code',
      act: async (page) => {
        await press(page, 'Text me a code');
        await page.getByLabel('Phone Number').fill('082 123 4567');
        await press(page, 'Send Code');
      },
      shows: 'text=Check your phone',
    },
    {
      name: 'login-by-company',
      act: (page) => press(page, 'Login with your company'),
      shows: 'text=Work Email or Domain',
    },
    {
      name: 'login-security-key',
      act: async (page, { sql }) => {
        await page.evaluate(async () => {
          const body = JSON.stringify({ email: 'keys@example.com', password: 'correct horse 9' });
          await fetch('/auth/v1/signup', { method: 'POST', headers: { apikey: 'anon' }, body });
        });
        await sql(`insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
          select id, 'webauthn', 'verified', 'Blue key' from auth.users where email = 'keys@example.com'`);
        await page.getByLabel('Email').fill('keys@example.com');
        await page.getByLabel('Password', { exact: true }).fill('correct horse 9');
        await press(page, 'Login');
        await page.getByRole('button', { name: 'Use Blue key' }).waitFor();
        await sql(`delete from auth.users where email = 'keys@example.com'`);
      },
      shows: 'text=Use Blue key',
    },
  ]),
];
