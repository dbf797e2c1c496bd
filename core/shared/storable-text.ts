/** Whether every store keeps the text unchanged: it contains no NUL and no unpaired surrogate. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text)
}
