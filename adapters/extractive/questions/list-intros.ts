import { formWords } from '../../../core/languages/languages.ts'

/** Sentences that introduce a list of things to answer. */
const INTRO = new RegExp(formWords('listIntros'), 'iu')
const ADDRESS_THESE =
  /^(?:please )?(?:address|answer|respond to|cover) (?:each of |all of )?the (?:following|points below|questions below)\b/iu
const NOT_INTRO = new RegExp(formWords('otherLists'), 'iu')
const OTHER_LANGUAGES = new RegExp(formWords('questionsFollow'), 'iu')

export function leadsInQuestions(text: string): boolean {
  if (OTHER_LANGUAGES.test(text) || ADDRESS_THESE.test(text)) return true
  const sentences = text.split(/(?<=[.!?])\s+/u)
  return sentences.some((sentence) => INTRO.test(sentence) && !NOT_INTRO.test(sentence))
}

/**
 * Separates help after the name of a field in such a list: "Title; this should reflect …", "Start date: projects are
 * …".
 */
export function partListed(text: string): { text: string; help: string | null } {
  const match = /^([^;:.?]{3,90}?)\s*[;:–—]\s+([^\p{Ll}\s].*)$/su.exec(text)
  if (match === null || match[1]!.split(/\s+/u).length > 12) return { text, help: null }
  return { text: match[1]!, help: match[2]! }
}
