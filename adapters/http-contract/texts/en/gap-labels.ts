/** What is asked of an application itself. */
export const gapLabels = { amount: 'Amount requested' } as const
