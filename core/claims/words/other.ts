import type { SupportWords } from './support-words.ts'

export const german: SupportWords = {
  standing: `preis|preise|preisgekrönt\\p{L}*|auszeichnung\\p{L}*|ausgezeichnet\\p{L}*|führend\\p{L}*|größte[rnms]?|beste[rnms]?|erste[rnms]? (?!jahr|monat|schritt|phase|linie)\\p{Lu}\\p{L}+|einzige[rnms]?|einzigartig\\p{L}*|anerkannt\\p{L}*|zertifiziert\\p{L}*|akkreditiert\\p{L}*|gewonnen|renommiert\\p{L}*|herausragend\\p{L}*|bundesweit\\p{L}*|international\\p{L}*|marktführer\\p{L}*|älteste[rnms]?`,
  greetings: 'sehr geehrte|liebe|guten tag|hallo',
  farewells: 'mit (?:freundlichen|besten|herzlichen)|freundliche grüße|viele grüße|hochachtungsvoll|herzliche grüße',
  near: 'etwa|rund|ungefähr|circa|ca\\.|zirka|gut|schätzungsweise',
  below: 'fast|beinahe|knapp|nahezu|bis zu|unter',
  above: 'mehr als|über|mindestens|wenigstens|gut',
  abstractNouns: 'ziele dinge gründe teile schritte arten wege seiten bereiche phasen mal punkte themen',
}

export const french: SupportWords = {
  standing: `prix(?! (?:de revient|du|moyen|bas))|primée?s?|récompensée?s?|récompense|distinction|distingué\\p{L}*|principale?s?|premi(?:er|ère)s? (?!année|mois|étape|phase|fois|temps)\\p{L}+ (?:à|de|du)|meilleure?s?|plus (?:grande?|importante?|ancienne?)s?|seule?s? (?:association|organisation|structure|lieu)|unique|reconnue?s?|labellisée?s?|label|accréditée?s?|certifiée?s?|leader|renommée?s?|exceptionnel\\p{L}*|lauréat\\p{L}*|gagné|remporté`,
  greetings: 'madame|monsieur|mesdames|messieurs|cher|chère|chers|bonjour',
  farewells:
    'cordialement|bien cordialement|avec nos|veuillez agréer|sincères salutations|respectueusement|je vous prie|nous vous prions',
  near: 'environ|près de|à peu près|quelque|approximativement|autour de',
  below: "presque|près de|un peu moins de|moins de|jusqu’à|jusqu'à",
  above: "plus de|plus d’|plus d'|au moins|un peu plus de",
  abstractNouns: 'objectifs buts choses raisons parties étapes façons manières axes volets points types fois',
}

export const welsh: SupportWords = {
  standing: `gwobr\\p{L}*|wobr\\p{L}*|enillon|enillodd|ennill|prif|brif|gorau|mwyaf|fwyaf|unigryw|cydnabyddedig|gydnabyddedig|achrededig|cenedlaethol|genedlaethol|rhagorol|arobryn|cyntaf o|unig(?= (?:elusen|sefydliad))`,
  greetings: 'annwyl|helo',
  farewells: 'yn gywir|yr eiddoch|cofion|dymuniadau gorau',
  near: 'tua|oddeutu|rhyw|o gwmpas',
  below: 'bron|bron i|ychydig dan|hyd at',
  above: 'mwy na|dros|o leiaf|ychydig dros',
  abstractNouns: 'nod amcan peth pethau ffordd rhan cam thema ddull',
}
