/** What a list is sorted by, where "-" before the field means the largest first. */
export function sortOf<Field extends string>(sort: Field | `-${Field}`): { order: Field; isDescending: boolean } {
  const isDescending = sort.startsWith('-')
  return { order: (isDescending ? sort.slice(1) : sort) as Field, isDescending }
}
