/** Escapes text for use in a pattern. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

/** Never matches. */
export const NOTHING = '(?!)'

/** Capitalised words with small words between them: the name of an organisation or a person. */
export const NAME = String.raw`(?:The )?\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:(?:of|for|and|the|&|in|de|du|des|der|für|und|la|le) ){0,2}\p{Lu}[\p{L}\p{N}&'’-]*){0,7}`

export const PERSON = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|Professor|Rev|Sir|Dame)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|de|van|von|der|la|da|al|\p{Lu}[\p{L}'’-]+)){1,4}(?![\p{L}'’-])`

const MONTH = String.raw`\p{L}{3,9}`
export const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)? ${MONTH} \d{4}|${MONTH} (?:\d{1,2},? )?\d{4}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{2}[./]\d{2}[./]\d{2}(?!\d)|\d{4}-\d{2}-\d{2})`

/** A postcode of the United Kingdom, or of the United States after a state's abbreviation. */
export const POSTCODE = String.raw`(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]{2},? \d{5}(?:-\d{4})?)\b(?:,? (?:USA|UK|United Kingdom|United States|England|Scotland|Wales|Northern Ireland))?`

export const EMAIL = String.raw`[a-z0-9][a-z0-9._%+-]*@(?:[a-z0-9-]+\.)+[a-z]{2,}`

/** Mailboxes shared by staff. */
export const SHARED_ADDRESS = String.raw`(?<![\w.@-])(?:info|contact|hello|office|enquiries|inquiries|admin|mail|post|kontakt|bureau|secretariat|leadership|general)@(?:[a-z0-9-]+\.)+[a-z]{2,}`

/** A case-insensitive pattern for a whole text; null if the language has no words for it. */
export function wholeText(words: string | undefined): RegExp | null {
  return words === undefined ? null : new RegExp(`^(?:${words})$`, 'iu')
}

/** Same pattern anywhere in a text, as whole words. */
export function anywhere(words: string | undefined): RegExp | null {
  return words === undefined ? null : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu')
}

const TELEPHONE =
  /(?<!\p{L})(?:tel(?:ephone|efon)?|phone|téléphone|tél|ffôn|call|t)(?: no| number)?\.?\s?:? ?(?<number>\+?\(?\d[\d\s()./-]{6,}\d)/iu

/** The number after a word for telephone in a text, or null. */
export function telephoneIn(text: string): string | null {
  return TELEPHONE.exec(text)?.groups?.['number'] ?? null
}
