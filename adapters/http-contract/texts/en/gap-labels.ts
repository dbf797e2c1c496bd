/** Facts of the application itself. */
export const gapLabels = { amount: 'Amount requested' } as const
