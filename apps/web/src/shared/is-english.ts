/** Whether a language tag, such as `en-GB`, means English. */
export function isEnglish(tag: string): boolean {
  return /^en(-|$)/i.test(tag)
}
