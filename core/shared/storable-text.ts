/** Whether every store keeps the text as it is: it holds no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}
