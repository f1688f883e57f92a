/** What is wrong with a meal, an item or a session, behind its name. */
export function Concern({ says, id }: { readonly says: string; readonly id?: string }) {
  return (
    <span
      id={id}
      className="inline-block rounded-sm bg-danger-soft px-1.5 py-0.5 text-sm leading-snug font-bold text-danger"
    >
      <span aria-hidden="true" className="glyph glyph-warning" /> {says}
    </span>
  );
}
