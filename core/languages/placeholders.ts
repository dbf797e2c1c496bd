/** Meaning of a placeholder, if its words show it. */
export type PlaceholderField = 'name' | 'role' | 'organisation' | 'address' | 'email' | 'telephone' | 'date' | 'other'

/** Words in square brackets that somebody still has to replace, such as "[Your role]". */
export interface Placeholder {
  /** The words in the brackets. */
  readonly label: string
  /** In order: "[Your role and organisation]" has two. */
  readonly fields: readonly PlaceholderField[]
  /** Offsets in UTF-16 code units of the text, including the brackets. */
  readonly start: number
  readonly end: number
}

/**
 * Openers of an instruction to insert something, in the product's languages; editors' additions to quotations never
 * begin with these.
 */
export const FILL_IN_VERBS = String.raw`insert|fill in|to be (?:confirmed|completed|added|determined|inserted|provided|announced|supplied)|tbc|tbd|tba|placeholder|xx+|einfügen|einzufügen|ergänzen|eintragen|noch zu|insérer|à (?:compléter|confirmer|préciser|insérer|ajouter)|insertar|inserte|por (?:confirmar|completar)|inserire|da (?:confermare|completare|inserire|definire)|inserir|a (?:confirmar|preencher|definir)|invoegen|invullen|nog (?:in te vullen|te bepalen)|nader te|infoga|fyll i|att (?:bekräfta|fylla i)|indsæt|udfyld|sett inn|fyll inn|täydennä|täytä|vahvistetaan|wstaw|wpisz|uzupełnij|do (?:uzupełnienia|potwierdzenia|ustalenia)|mewnosod|mewnosodwch|i'w (?:gadarnhau|gwblhau)|beszúr|illeszd be|kitöltendő|megerősítendő`

/** Openers of a choice that only people can make: "[choose: monthly or quarterly]". */
const CHOICES = String.raw`(?:choose|select|delete as (?:applicable|appropriate)|bitte wählen|wählen|choisir|elegir|elija|scegliere|escolher|kies|kiezen|välj|vælg|velg|valitse|wybierz|dewis|dewiswch|válassz)`
const GIVE = String.raw`(?:add|enter|specify|provide|state|include|give)\s+(?:the|your|an?|here|details?|names?|dates?|numbers?|figures?|amounts?)`
const WHOSE = String.raw`(?:(?:your|the|our|ihre?n?|dein|votre|vos|su|sus|il suo|la sua|o seu|a sua|seu|sua|uw|jouw|ditt?|din|deres|sinun|twoje|twoja|twój|eich|az ön)\s+)?`

/** The whole label, except its owner. */
const FIELDS: Readonly<Record<Exclude<PlaceholderField, 'other'>, string>> = {
  name: "(?:full |first |last |sender['’]?s? |recipient['’]?s? |contact |funder['’]?s? )?names?|name of (?:the )?(?:sender|signatory|recipient|contact|funder)|(?:voller |vor- und nach)?name|nom(?: et prénom| complet)?|nombre(?: completo| y apellidos)?|nome(?: e cognome| completo)?|naam|namn|navn|nimi|imię(?: i nazwisko)?|enw|név",
  role: 'role|job title|title|position|funktion|position|rolle|fonction|poste|cargo|puesto|función|ruolo|qualifica|função|functie|rol|befattning|roll|stilling|tehtävänimike|tehtävä|stanowisko|funkcja|rôl|swydd|beosztás',
  organisation:
    "organi[sz]ation(?:[’']s)?(?: name)?|charity(?: name)?|company(?: name)?|name of (?:the |your )?(?:organi[sz]ation|charity)|organisation|name der organisation|association|nom de l[’']organisation|organización|entidad|organizzazione|ente|organização|entidade|organisatie|organisaatio|organizacja|sefydliad|elusen|szervezet",
  address:
    'address|postal address|adresse|anschrift|dirección|indirizzo|morada|endereço|adres|adress|osoite|cyfeiriad|cím',
  email:
    'e-?mail(?: address)?|e-?mail-adresse|adresse e-?mail|correo electrónico|indirizzo e-?mail|e-?mailadres|e-?post(?:adress)?|sähköposti|e-?bost',
  telephone:
    'tele?phone(?: number)?|phone(?: number)?|telefon(?:nummer)?|téléphone|teléfono|telefono|telefone|telefoon(?:nummer)?|puhelin(?:numero)?|ffôn|telefonszám',
  date: "(?:today['’]?s )?date|datum|fecha|data|dato|päivämäärä|dyddiad|dátum|heutiges datum",
}
const OTHER =
  'signature|contact details|unterschrift|kontaktdaten|firma|underskrift|amount|number|month|year|place|city|town'
/** "Date of the report": a field with the thing that it belongs to. */
const FIELD_OF =
  /^(?:names?|dates?|numbers?|amount|month|year|place|venue|location|figure|cost|datum|name|nom|nombre|fecha|nome|data|naam|namn|navn) (?:of|when|for|der|des|du|de la|del|della|van|för|for)\s/iu
const AND = /\s*(?:,|\/|&|\s(?:and|und|et|y|e|ed|en|och|og|ja|i|a|ac|és)\s)\s*/iu

/** Excludes Markdown links and footnotes; the editor escapes the brackets. */
const BRACKETS = /\\?\[(?<label>[^[\]\n\\]{2,200})\\?\](?![([:])/gu
const whole = (words: string) => new RegExp(String.raw`^${WHOSE}(?:${words})(?: here)?$`, 'iu')
const FIELD_PATTERNS = [
  ...Object.entries(FIELDS).map(([field, words]) => [field as PlaceholderField, whole(words)] as const),
  ['other', whole(OTHER)] as const,
]
const ASKS = new RegExp(
  String.raw`^(?:(?:${FILL_IN_VERBS}|${GIVE})(?!\p{L})|${CHOICES}(?:\s*:|$))|(?<!\p{L})(?:${FILL_IN_VERBS})$`,
  'iu',
)

/** "insert: role" stands for what "role" does. */
const VERB_BEFORE = new RegExp(String.raw`^(?:${FILL_IN_VERBS})\s*:\s*`, 'iu')

/** The name of what a placeholder asks for: "Outcomes" of "insert: Outcomes". */
export function nameOfPlaceholder(label: string): string {
  return label.replace(VERB_BEFORE, '')
}

/** Placeholders of a Markdown text, in order. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(BRACKETS)].flatMap((found) => {
    const label = (found.groups?.['label'] ?? '').replace(/\s+/gu, ' ').trim()
    const fields = fieldsOf(label)
    return fields === null ? [] : [{ label, fields, start: found.index, end: found.index + found[0].length }]
  })
}

/** Null for brackets that are not a placeholder, such as an editor's in a quotation. */
function fieldsOf(label: string): PlaceholderField[] | null {
  const fields = nameOfPlaceholder(label)
    .split(AND)
    .map((part) => FIELD_PATTERNS.find(([, pattern]) => pattern.test(part.trim()))?.[0])
  if (fields.every((field) => field !== undefined)) return fields
  return ASKS.test(label) || FIELD_OF.test(label) ? ['other'] : null
}

/** Replaces placeholders with the plain text that `valueOf` returns; those with null stay. */
export function fillPlaceholders(text: string, valueOf: (placeholder: Placeholder) => string | null): string {
  let filled = ''
  let from = 0
  for (const placeholder of placeholdersIn(text)) {
    const value = valueOf(placeholder)
    if (value === null) continue
    filled += text.slice(from, placeholder.start) + value.replace(/[\\`*_{}[\]<>#|~]/gu, '\\$&')
    from = placeholder.end
  }
  return filled + text.slice(from)
}

const HARD_BREAK = /(?: {2,}|\\)$/u
const END_OF_SENTENCE = /(?<=[.!?…]["'”’»)\]]{0,2})\s+/u

/**
 * Removes placeholders with their sentence, lines without other content, and headings that are left without text. No
 * placeholder remains.
 */
export function withoutPlaceholders(text: string): string {
  if (placeholdersIn(text).length === 0) return text
  const lines: string[] = []
  let isEmptied = false
  for (const line of text.split('\n')) {
    const kept = withoutOpenSentences(line)
    if (isEmptied && kept !== null && kept.trim() !== '') dropEmptyHeadings(lines, levelOf(kept))
    isEmptied = kept === null || (isEmptied && kept.trim() === '')
    if (kept !== null) lines.push(kept)
    else if (lines.length > 0) lines.push(closedLine(lines.pop() ?? '', HARD_BREAK.test(line)))
  }
  if (isEmptied) dropEmptyHeadings(lines, 1)
  return lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Null if only the line's marks remain. */
function withoutOpenSentences(line: string): string | null {
  if (placeholdersIn(line).length === 0) return line
  const sentences = line.replace(HARD_BREAK, '').split(END_OF_SENTENCE)
  const kept = sentences.filter((sentence) => placeholdersIn(sentence).length === 0).join(' ')
  return /[\p{L}\p{N}]/u.test(kept.replace(/^\s*(?:\d{1,3}[.)])\s*/u, ''))
    ? kept + (HARD_BREAK.exec(line)?.[0] ?? '')
    : null
}

/** Heading level; 7 for other lines. */
const levelOf = (line: string) => /^(#{1,6})\s/u.exec(line)?.[1]?.length ?? 7

/** Removes empty headings at the end, down to this level. */
function dropEmptyHeadings(lines: string[], level: number): void {
  for (;;) {
    const last = lines.findLastIndex((line) => line.trim() !== '')
    const own = last < 0 ? 7 : levelOf(lines[last] ?? '')
    if (own === 7 || own < level) return
    lines.length = last
  }
}

/** The line before a removed one takes over its line break. */
function closedLine(line: string, isBroken: boolean): string {
  return isBroken ? line : line.replace(HARD_BREAK, '')
}
