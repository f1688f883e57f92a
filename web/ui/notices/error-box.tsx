/** What went wrong, in a red box that is read out at once. */
export function ErrorBox({ message }: { readonly message: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {message !== null && (
        <p className="rounded-control border-l-4 border-danger bg-danger-soft px-4 py-3 font-semibold text-danger">
          {message}
        </p>
      )}
    </div>
  );
}
