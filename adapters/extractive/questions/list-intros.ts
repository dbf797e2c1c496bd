/** Sentences that lead in a list of what the applicant is to answer. */
const INTRO =
  /\b(?:following|these)\s+(?:\p{L}+\s){0,2}(?:questions?|sections|headings|fields|information|points|details|items|topics|areas|prompts)\b|\b(?:questions?|information|details)\s+(?:listed\s+)?below\b|^(?:form )?fields? (?:in|of|on|to)\b|\b(?:fill (?:in|out)|complete)\b.{0,80}\bform\b.{0,80}\b(?:includes?|following|asks)\b|\b(?:applications?|proposals?|letters?(?: of (?:inquiry|intent|interest))?|narratives?|concept notes?|submissions?|expressions? of interest|loi|eoi)\b.{0,60}\b(?:include|cover|contain|address|answer|consist of|provide)\b.{0,80}:\s*$|\byou will be asked\b/iu
const ADDRESS_THESE =
  /^(?:please )?(?:address|answer|respond to|cover) (?:each of |all of )?the (?:following|points below|questions below)\b/iu
const NOT_INTRO =
  /\b(?:documents|attach|attachments?|criteria|eligib|assess|evaluat|judged|scored|prioriti|deadline|enclos|checklist|not fund|will fund|can fund|budget should|costs?|terms|conditions|you (?:can|may|must) (?:not|only)|benefits?|select|tick|choose|policies|expect(?:ed)? to)\b/iu
const OTHER_LANGUAGES =
  /(?:questions|rubriques|informations|champs) (?:suivant|ci-dessous)|folgende[nr]? (?:fragen|angaben|punkte)|siguientes (?:preguntas|datos|apartados)|seguintes (?:perguntas|informações|itens)|seguenti (?:domande|informazioni)|volgende (?:vragen|gegevens)|seuraav\p{L}+ (?:kysymy|tiedo)|följande (?:frågor|uppgifter)/iu

export function leadsInQuestions(text: string): boolean {
  if (OTHER_LANGUAGES.test(text) || ADDRESS_THESE.test(text)) return true
  const sentences = text.split(/(?<=[.!?])\s+/u)
  return sentences.some((sentence) => INTRO.test(sentence) && !NOT_INTRO.test(sentence))
}

/** Help after the name of a field in such a list: "Title; this should reflect …", "Start date: projects are …". */
export function partListed(text: string): { text: string; help: string | null } {
  const match = /^([^;:.?]{3,90}?)\s*[;:–—]\s+([^\p{Ll}\s].*)$/su.exec(text)
  if (match === null || match[1]!.split(/\s+/u).length > 12) return { text, help: null }
  return { text: match[1]!, help: match[2]! }
}
