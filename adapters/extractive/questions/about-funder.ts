/** Headings of guidance written as the applicant's own questions: "What do we fund?", "How do I apply?". */
const ABOUT_FUNDER =
  /\b(?:can|do|should|may|must|will|could) (?:i|we)\b|\bwe (?:fund|support|offer|expect|look|consider|assess|make|will|do|can|don['’]t|provide)\b|\b(?:who|what|which \p{L}+) (?:can|may|is eligible|are eligible|will we|won['’]t|do we|does the (?:fund|grant|programme|scheme))|\bhow (?:to apply|much can|will (?:my|your|the) (?:application|proposal|decision)|do (?:you|i) apply|(?:is|are) .{0,40}\b(?:appl\p{L}*|funds?|funded|funding|grants?|decisions?|decided|assessed|awarded|awards?|selected|scored|judged|paid|proposals?))\b|\b(?:the|this) (?:fund|scheme|programme|call|deadline|grant programme)\b.{0,30}\?|happens (?:next|after|if|when)|need (?:more )?help|more information|who are we|\bpuis-je|qui peut|kann ich|wer kann|quién puede|puedo|quem pode|posso|chi può|kan ik|wie kan|kuka voi|vem kan|hvem kan/iu

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
