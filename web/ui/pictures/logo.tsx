/** The mark: a sun rising from a bowl with a beaded rim. */
function LogoMark({ className = 'size-9' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <rect width="40" height="40" rx="12" fill="#0f6149" />
      <path
        d="M20 5.5v3M9.6 9.6l2 2.2M30.4 9.6l-2 2.2M6.2 17h2.6M31.2 17h2.6"
        stroke="#f2b233"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M12 20a8 8 0 0 1 16 0z" fill="#f2b233" />
      <path d="M6 20h28c0 8.4-5.6 14-14 14S6 28.4 6 20z" fill="#d4602f" />
      <path
        d="m9 26.2 2.75-2.7 2.75 2.7 2.75-2.7 2.75 2.7 2.75-2.7 2.75 2.7 2.75-2.7 2.75 2.7"
        fill="none"
        stroke="#fff7e6"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo({ href }: { readonly href: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-sm text-xl font-extrabold tracking-tight text-ink"
    >
      <LogoMark />
      Phila
    </a>
  );
}
