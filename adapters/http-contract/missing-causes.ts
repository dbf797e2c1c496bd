/**
 * Why a question has no answer: only people know it; the documents say nothing that answers, or nothing near it; what
 * answers is too long for the limit; somebody emptied it; the month's allowance is spent; the model refused. In the order
 * in which people choose among them, and apart from the schemas, which no page loads for it.
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
