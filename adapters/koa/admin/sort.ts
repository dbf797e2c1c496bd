/** Field and direction of a sort parameter; "-" before the field means descending. */
export function sortOf<Field extends string>(sort: Field | `-${Field}`): { order: Field; isDescending: boolean } {
  const isDescending = sort.startsWith('-')
  return { order: (isDescending ? sort.slice(1) : sort) as Field, isDescending }
}
