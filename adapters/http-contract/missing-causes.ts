/**
 * Reasons why a question has no answer: only people know it; the documents have no answer, or nothing related; the
 * answer exceeds the limit; somebody emptied it; the month's allowance is spent; the model refused. In display order,
 * and separate from the schemas so that pages need not load those.
 */
export const MISSING_CAUSES = [
  'only-people',
  'none-answers',
  'nothing-near',
  'too-long',
  'emptied',
  'allowance-spent',
  'refused',
] as const
