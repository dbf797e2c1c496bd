/**
 * Values are searched for in the best passages, without citations, because a schema and the vendor's citations exclude
 * each other. If these passages don't contain the value, the answer is written like any other, from everything that is
 * shown then.
 */
export const FOUND_FOR_VALUES = { reading: { whole: null, key: '' }, hasCitations: false, passages: 6 } as const
