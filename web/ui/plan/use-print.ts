import { useEffect } from 'react';
import { weekGlance } from './week-glance.ts';

/**
 * On paper nothing can be unfolded: all but instructions is opened before printing, and folded again after. A week of
 * meals is there at a glance too, for the fridge door.
 */
export function useUnfoldedPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    let glances: Element[] = [];
    const open = () => {
      fold();
      opened = [
        ...document.querySelectorAll<HTMLDetailsElement>('.plan details:not([open], .how-to)'),
      ];
      for (const day of opened) day.open = true;
      glances = [...document.querySelectorAll('.week-card .plan')].flatMap((plan) => {
        const glance = weekGlance(plan);
        plan.querySelector('.day')?.before(...(glance ? [glance] : []));
        return glance ? [glance] : [];
      });
    };
    const fold = () => {
      for (const day of opened) day.open = false;
      opened = [];
      for (const glance of glances) glance.remove();
      glances = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', fold);
    };
  }, []);
}
