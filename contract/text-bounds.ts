/**
 * Most characters that are kept of what somebody writes to us, by the label under which it is asked for. The checks of the
 * tables stand in SQL a second time.
 */
export const textBounds = {
  feedback: { label: 'Your Feedback', max: 20_000 },
  cancellation: { label: 'Reason for cancelling', max: 5_000 },
  keyName: { label: 'Name', max: 120 },
} as const;
