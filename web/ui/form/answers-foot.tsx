import { paths } from '#contract/paths.ts';
import { AppLink } from '../app-link.tsx';
import { Button } from '../button.tsx';
import { buttonStyle } from '../link-style.ts';
import { ErrorBox } from '../notices/error-box.tsx';

interface AnswersFootProps {
  /** What went wrong with the last press; null where nothing did. */
  readonly failure: string | null;
  /** What is under way; null where the buttons wait. */
  readonly working: 'saving' | 'deleting' | null;
  /** Words of the button that sends the form. */
  readonly saveText: string;
  /** Whether something was changed that is not saved. */
  readonly changed: boolean;
  onDiscard(): void;
  /** Said once it went well; '' before. */
  readonly saved: string;
  /** Whether the way to the plans stands beside it then. */
  readonly leadsToPlans: boolean;
  /** Whether there is something to delete. */
  readonly deletable: boolean;
  onDelete(): void;
}

/** The end of a form of answers that are kept apart from the profile: save, discard, delete, and how it went. */
export function AnswersFoot(props: AnswersFootProps) {
  const { failure, working, saveText, changed, onDiscard, saved, leadsToPlans } = props;
  return (
    <>
      <ErrorBox message={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" pending={working === 'saving' && 'Saving…'}>
          {saveText}
        </Button>
        {changed && !working && (
          <>
            <span className="text-muted">You have changes that are not saved.</span>
            <Button variant="quiet" onClick={onDiscard}>
              Discard them
            </Button>
          </>
        )}
        <p role="status" className="font-bold text-brand">
          {saved}
        </p>
        {saved !== '' && leadsToPlans && (
          <AppLink to={paths.mealPlans} className={buttonStyle('secondary')}>
            To your meal plans
          </AppLink>
        )}
        {props.deletable && (
          <Button
            variant="quiet"
            pending={working === 'deleting' && 'Deleting…'}
            onClick={props.onDelete}
          >
            Delete these answers
          </Button>
        )}
      </div>
    </>
  );
}
