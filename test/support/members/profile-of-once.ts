type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/**
 * Changes a stored profile as it could be changed before the bounds of today: no trigger looks at it, only the constraints.
 * @param query runs on a superuser's connection
 * @param change SQL of what is set: `age = 92`
 */
export async function saveAsOnce(
  query: Query,
  userId: string | undefined,
  change: string,
): Promise<void> {
  await query('set session_replication_role = replica');
  try {
    await query(`update public.profiles set ${change} where user_id = $1`, [userId]);
  } finally {
    await query('set session_replication_role = origin');
  }
}
