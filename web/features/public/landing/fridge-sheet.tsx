const meals = [
  { slot: 'Breakfast', name: 'Oats with banana and peanut butter', kj: '2 092', kcal: '500' },
  { slot: 'Lunch', name: 'Pilchard and bean salad on brown bread', kj: '2 510', kcal: '600' },
  { slot: 'Dinner', name: 'Chicken stew with pap and spinach', kj: '2 929', kcal: '700' },
] as const;

/** A day of a plan as it hangs on a fridge door. */
export function FridgeSheet() {
  return (
    <figure className="relative mx-auto w-full max-w-md pt-4">
      <div className="rounded-sheet border border-line bg-surface px-5 pt-8 pb-5 shadow-lift sm:px-7 lg:rotate-2">
        <div className="flex items-baseline justify-between gap-3">
          <p className="text-xl font-extrabold tracking-tight">Tuesday</p>
          <p className="text-right text-sm font-bold text-brand tabular">7 531 kJ (1 800 kcal)</p>
        </div>
        <ul className="mt-3 divide-y divide-line">
          {meals.map(({ slot, name, kj, kcal }) => (
            <li key={slot} className="py-3">
              <p className="flex justify-between gap-3 text-sm">
                <span className="font-bold text-clay">{slot}</span>
                <span className="text-muted tabular">
                  {kj} kJ ({kcal} kcal)
                </span>
              </p>
              <p className="font-semibold">{name}</p>
            </li>
          ))}
        </ul>
        <figcaption className="mt-2 text-sm text-muted">A sample day for one person</figcaption>
      </div>
      <div className="beads absolute inset-x-0 top-1 mx-auto w-36 rounded-full shadow-card" />
    </figure>
  );
}
