import type { ReactNode } from 'react';
import type {
  ExerciseAlternatives,
  TrainingChangeRequest,
} from '#contract/training/change-training.ts';
import type { PlanChanger } from '#web/lib/plans/use-dialog-send.ts';
import { OfferDialog } from '#web/ui/dialog/offer-dialog.tsx';
import { MovementDrawing } from '#web/ui/pictures/movement-drawing.tsx';
import { readAlternatives } from './change-training.ts';
import type { ExerciseHead } from './early-training.ts';
import type { ShownExercise } from './shown-session.ts';

interface SwapDialogProps {
  readonly place: ShownExercise;
  readonly changer: PlanChanger<TrainingChangeRequest>;
  /** Shows an exercise in the plan before the server has confirmed it. */
  showChosen(place: ShownExercise, chosen: ExerciseHead): (made: boolean) => void;
  onSwapped(name: string): void;
  onClosed(): void;
}

/** Three other exercises for one place of the plan, of which one can be chosen. */
export function SwapExerciseDialog({ place, showChosen, ...rest }: SwapDialogProps) {
  const { week, weekday, exercise } = place;
  return (
    <OfferDialog<ExerciseAlternatives, TrainingChangeRequest>
      {...rest}
      title={`Swap ${place.now}`}
      now={`${place.now}, ${place.name}`}
      looking="Looking for other exercises…"
      askFailed="We could not look for other exercises. Please try again."
      what="other exercises"
      ask={(before) => readAlternatives(place, before)}
      hasMore={({ more }) => more}
      above={aboveFor(week)}
      cards={({ alternatives }) =>
        alternatives.map(({ name, dose, muscles, needs }) => ({
          name,
          picture: (
            <span className="block size-10 text-brand">
              <MovementDrawing exercise={name} />
            </span>
          ),
          facts: (
            <>
              <p>{dose}</p>
              <p className="mt-0.5">
                For {muscles.join(', ')}
                {needs.length > 0 && ` · with ${needs.join(', ')}`}
              </p>
            </>
          ),
        }))
      }
      early={({ alternatives }, choice) =>
        () => {
          const chosen = alternatives[choice];
          if (!chosen) return () => {};
          const { name, dose } = chosen;
          return showChosen(place, { name, dose });
        }}
      change={({ seed }, choice) => ({ action: 'swap', week, weekday, exercise, seed, choice })}
    />
  );
}

/** What the alternatives have in common, or that there are none. */
function aboveFor(week: number) {
  return ({ alternatives }: ExerciseAlternatives): ReactNode => (
    <p className="text-sm text-muted">
      {alternatives.length > 0
        ? `The same movement, with what you have, inside your time. It changes in week ${week} and in the weeks after it.`
        : 'No other exercise fits here: with what you have and your time, this one is the right one. If it hurts, leave it out.'}
    </p>
  );
}
