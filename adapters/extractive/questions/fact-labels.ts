import { formWords } from '../../../core/languages/languages.ts'

const NAMES = String.raw`(?:(?:full|first|last|family|given|legal|trading|business|company|organi[sz]ation(?:['’]s)?|charity|project|programme|program|school|contact|applicant(?:['’]s)?|lead|main|primary|your|the|official|registered|partner|principal|group|institution|alternative|parent|bank|account|middle|preferred|sponsor|fiscal sponsor) ?)*names?(?: of .+| and .+| \(.+\)|, .+)?`
const CONTACT = String.raw`(?:(?:daytime|evening|work|home|mobile|alternative|contact|main|business|office|primary|your|organi[sz]ation(?:['’]s)?|best|landline) )*(?:e-?mail|tel(?:ephone)?|phone|mobile|cell|fax|contact|skype)\.?(?: ?(?:address(?:es)?|number|numbers|no\.?|n°|nr\.?|#|phone))?(?: .{0,40})?`
const ROLES = String.raw`(?:(?:principal|lead|main|joint|co-?) ?)?(?:applicant|investigator)s?|(?:your |job |their |current )?(?:title|position|role|job title|position held|occupation|designation|department|faculty|institution|organi[sz]ation|company|employer|nationality|date of birth|d\.?o\.?b\.?|pronouns)(?: in .+| held| \(.+\)| \/ .+| or .+| and .+)?`
const PLACES = String.raw`(?:(?:postal|mailing|registered|home|work|correspondence|full|street|office|project|organi[sz]ation(?:['’]s)?|business|physical|permanent|your|main) )*address(?:es)?(?: .{0,50})?|web ?(?:site|page)(?: .{0,30})?|url|county|country(?: .{0,40})?|region|location(?: .{0,50})?|local authority(?: .{0,60})?|constituency(?: .{0,60})?`
const NUMBERS = String.raw`(?:(?:registered|charity|company|vat|tax|ein|tin|grant|application|project|registration|recipient|reference|account|sort|unique|irs|federal|duns|uei) ?)+(?:id|code|number|no\.?|ref(?:erence)?|registration number|status)(?: .{0,50})?|ein|vat no\.?|iban|bic|sort code|tax id.*`
const MONEY = String.raw`(?:total |estimated |proposed |annual |overall |requested |full )*(?:amount|cost|grant|budget|funding|funds?|revenue|income|turnover|sum|value|loan|expenditure)s? ?(?:of .{1,60}|requested.{0,40}|sought|applied for|required|needed|for .{1,60}|from .{1,40}|up to .{1,60})?`
const TIMES = String.raw`(?:(?:project|proposed|planned|expected|anticipated|estimated|grant|event|completion) )*(?:start|end|finish|completion|beginning|delivery)(?:ing)?(?: and (?:end|finish))? dates?(?: .{0,60})?|(?:project |proposed |grant )?(?:duration|length|period|timescale|time ?frame|start|end|dates?|year|month|term)s?(?: .{0,50})?|date (?:of|founded|established|formed|started|organi[sz]ation).{0,60}|year (?:of|founded|established|formed).{0,60}`
const TITLES = String.raw`(?:project|proposal|programme|program|application|activity|grant|proposed|event|research|working|short) (?:title|name|acronym|summary|description|overview|aims?|objectives?|location|lead|manager|coordinator)s?(?: .{0,50})?|title(?: of .{1,60})?|acronym|funding (?:body|call|stream|round)|key ?words?|subject area|discipline|links? (?:to|zum|zur|zu|vers|al|ao|naar) .{1,60}`
const COUNTS = String.raw`(?:number|no\.?|#|total number|percentage|how many) of .{1,80}`
/** Labels recognised by their last word, regardless of the words before it. */
const TAILS = String.raw`(?:[\p{L}’'/&-]+ ){1,5}(?:names?|address|number|dates?|title|e-?mail|phone|website|url|amount|acronym)`
const OTHER_LANGUAGES = [
  String.raw`(?:nom|prénom|raison sociale|dénomination|intitulé|titre|adresse|code postal|ville|pays|courriel|mail|téléphone|tél|num(?:éro)?|n°|site (?:internet|web)|fonction|qualité|date|durée|montant|budget|coût|siret|siren|lieu|zone|personne)(?!\p{L}).{0,70}`,
  String.raw`(?:name|vorname|nachname|familienname|anschrift|adresse|straße|plz|ort|telefon|telefax|fax|e-?mail|webseite|website|homepage|iban|bic|bank|konto\p{L}*|kreditinstitut|fachbereich|studiengang|semester|matr\p{L}*|matrikel\p{L}*|geburtsdatum|titel|projekttitel|projektname|laufzeit|zeitraum|beginn|ende|antragsteller\p{L}*|ansprechpartner\p{L}*|verein|träger|institution|rechtsform|funktion|summe|gesamtkosten|betrag|beantragte.{1,30}|sonstiges|staatsangehörigkeit|steuernummer)(?![\p{L}]).{0,60}`,
  String.raw`(?:nombre|apellidos?|razón social|título|dirección|domicilio|código postal|ciudad|país|correo|teléfono|sitio web|página web|cargo|fecha|duración|importe|presupuesto|nif|cif|entidad|localidad|provincia|persona de contacto)(?!\p{L}).{0,60}`,
  String.raw`(?:nome|sobrenome|razão social|título|endereço|cep|cidade|estado|país|e-mail|telefone|site|cargo|data|duração|valor|orçamento|cpf|cnpj|rg|município|responsável|cognome|denominazione|ragione sociale|titolo|indirizzo|cap|città|telefono|codice fiscale|partita iva|durata|importo|ruolo|referente|sede|luogo)(?!\p{L}).{0,60}`,
  String.raw`(?:\p{L}* ?nimi|etunimi|sukunimi|osoite|postinumero|postitoimipaikka|puhelin\p{L}*|sähköposti\p{L}*|verkkosivu\p{L}*|y-tunnus|tilinumero|vuosi|aika|paikka|kesto|summa|budjetti|yhteyshenkilö|hakija\p{L}*|rekisterinumero|namn|förnamn|efternamn|adress|postnummer|postadress|ort|telefon\p{L}*|e-post\p{L}*|hemsida|organisationsnummer|kontonummer|titel|projekttitel|datum|belopp|kontaktperson|sökande|navn|adresse|cvr.{0,10}|tlf|beløb|beløp|prosjekttittel)(?!\p{L}).{0,60}`,
  String.raw`(?:enw|cyfeiriad|cod post|ffôn|e-bost|gwefan|rôl|swydd|teitl|dyddiad|swm|rhif)(?!\p{L}).{0,60}`,
]

/** Words such as "data" or "titel" are labels in one language and begin headings in another. */
const NOT_ENGLISH = String.raw`(?!.*\b(?:and|of|the|for|with|to|in|or)\b)`

const FACT = new RegExp(
  String.raw`^(?:${[NAMES, CONTACT, ROLES, PLACES, NUMBERS, MONEY, TIMES, TITLES, COUNTS, TAILS].join('|')}|${NOT_ENGLISH}(?:${OTHER_LANGUAGES.join('|')}))$`,
  'iu',
)
const PERSON_FACT = new RegExp(String.raw`^(?:${[NAMES, CONTACT, ROLES, PLACES].join('|')})$`, 'iu')

/** Further lines of a postal address, which belong to the question for it. */
export const ADDRESS_PART = new RegExp(`^(?:${formWords('addressParts')})$`, 'iu')

export const ADDRESS = new RegExp(
  String.raw`(?<!e-?mail[ -]?)(?<!web[ -]?)(?:\b|(?<=\p{L}))(?:${formWords('addresses')})(?!\p{L})`,
  'iu',
)

/** A short label that asks for a fact about the applicant or the project. */
export function isFactLabel(text: string): boolean {
  const label = text.replace(/\s*\((?:optional|required|if applicable|if any|if different)[^)]*\)\s*$/iu, '').trim()
  return label.split(/\s+/u).length <= 12 && FACT.test(label)
}

/** A fact about a person or an organisation to get in touch with. */
export function isContactLabel(text: string): boolean {
  return text.split(/\s+/u).length <= 9 && PERSON_FACT.test(text.trim())
}
