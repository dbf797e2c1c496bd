/**
 * Values are looked for in the passages that fit best: a schema and the vendor's citations exclude each other. Where
 * these do not hold it, the answer is written as any other, from all that is shown then.
 */
export const FOUND_FOR_VALUES = { reading: { whole: null, key: '' }, hasCitations: false, passages: 6 } as const
