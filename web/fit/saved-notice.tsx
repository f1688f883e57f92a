import { FitNotice } from './fit-notice.tsx';
import { useProfileFit } from './profile-fit.ts';

/** What of the plans that are there the answers, as they were just saved, do not allow. */
export function SavedNotice({ userId }: { readonly userId: string }) {
  const says = useProfileFit(userId).data?.says ?? [];
  return says.length > 0 && <FitNotice told={{ standing: 'concerned', says: says.join(' ') }} />;
}
