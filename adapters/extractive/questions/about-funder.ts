import { formWords } from '../../../core/languages/languages.ts'

/** Headings of guidance written as the applicant's own questions: "What do we fund?", "How do I apply?". */
const ABOUT_FUNDER = new RegExp(formWords('aboutFunder'), 'iu')

/** Asked by an applicant, whomever it calls "you". */
const ABOUT_APPLYING =
  /^(?:what happens (?:next|after|when|if|once)|who can apply|how (?:do|can|should) (?:i|you|we) apply)\b/iu

export function isAboutFunder(text: string): boolean {
  if (/^[^?]*[\p{Ll})][.!]\s+\p{Lu}/u.test(text)) return false
  if (/\?\s*$/u.test(text) && ABOUT_APPLYING.test(text)) return true
  return (
    /\?\s*$/u.test(text) &&
    ABOUT_FUNDER.test(text) &&
    !/\b(?:your?|yourself|vous|votre|vos|ihre?|sie|su|sus|usted|sua|suo|vostr[oa]|uw|u|teidän|era|er|dere)\b/iu.test(
      text,
    )
  )
}
