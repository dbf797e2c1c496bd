import { FOUNDING_YEAR_PATTERN, monthPattern } from '../dates.ts'
import type { ProfileWords } from './profile-words.ts'

const MONEY = String.raw`(?<amount>(?:€|EUR|CHF|Fr\.)?\s?\d)`
const DATE = String.raw`(?<date>(?:(?:\d{1,2}\. )?${monthPattern('de')} )?${FOUNDING_YEAR_PATTERN})(?!\d)`

export const germanProfileWords: ProfileWords = {
  labels: {
    legalName: String.raw`(?:rechtlicher|vollständiger|offizieller) name(?: der organisation| des vereins)?`,
    workingName: String.raw`name (?:der|ihrer|des|ihres) (?:organisation|einrichtung|vereins|antragstellers|antragstellenden organisation|trägers)|organisation|verein|antragsteller(?:in)?|träger|vereinsname`,
    legalForm: 'rechtsform',
    companyNumber: String.raw`handelsregister(?:nummer|-nr\.?| nr\.?)`,
    registeredNumber: String.raw`vereinsregister(?:nummer|-nr\.?| nr\.?)|registernummer`,
    taxNumber: String.raw`steuernummer|umsatzsteuer-id(?:entifikationsnummer)?|ust-?id(?:-?nr)?\.?`,
    founded: String.raw`gründungsjahr|gegründet|gründungsdatum`,
    registeredAddress: 'sitz(?: der organisation| des vereins)?|vereinssitz',
    postalAddress: 'postanschrift|anschrift|adresse|postadresse',
    website: 'web ?seite|website|homepage|internet(?:adresse|seite)?',
    contactName: String.raw`ansprechpartner(?:in)?|ansprechperson|kontakt(?:person)?`,
    contactRole: 'funktion|position',
    contactEmail: String.raw`e-?mail(?:-?adresse)?`,
    contactTelephone: 'telefon(?:nummer)?|tel',
    staff: String.raw`(?:anzahl (?:der )?)?(?:hauptamtliche[rn]? )?(?:mitarbeitende[rn]?|mitarbeiter(?:innen)?|beschäftigte[rn]?)`,
    volunteers: String.raw`(?:anzahl (?:der )?)?(?:ehrenamtliche[rn]?|freiwillige[rn]?)`,
    mission: 'vereinszweck|satzungszweck|unsere mission|mission|leitbild',
  },
  employers: 'organisation|einrichtung|institution|firma|unternehmen|verein|träger',
  others: String.raw`partner\w*|kooperations\w*|referenz\w*|förder(?:er|mittelgeber|geber)\w*|geldgeber\w*|bank\w*|konto\w*|berater\w*|dienstleister\w*|spender\w*|teilnehmer\w*|presse`,
  supporters: String.raw`gefördert (?:von|durch)|unterstützt (?:von|durch)|in kooperation mit|in zusammenarbeit mit|mitglied (?:im|in|der|des)`,
  us: String.raw`wir|unser(?:e|er|em|en)?|der verein|die organisation|die stiftung`,
  reports: String.raw`(?:jahres|tätigkeits|geschäfts|rechenschafts|sach)bericht`,
  reportsOf: String.raw`(?:jahres|tätigkeits|geschäfts)bericht (?:der|des)`,
  isAn: String.raw`ist (?:ein|eine) (?:[\p{L}-]+,? ){0,3}?`,
  organisations: String.raw`(?:gemeinnützige\w* )?(?:verein|organisation|stiftung|gesellschaft|einrichtung|verband|netzwerk)`,
  founded: String.raw`(?:wurde|ist) (?:(?:im jahr|am|im|seit) )?${DATE}[^.;]{0,40}? gegründet`,
  mission: String.raw`(?:mission|auftrag|zweck)(?: des vereins)? ist(?: es,?)?`,
  purposes: {
    mission: 'mission|auftrag|(?:vereins|satzungs)?zweck|aufgabe',
    vision: 'vision|leitbild',
    aims: 'ziele|anliegen',
  },
  purposeIs: '(?:ist|sind|war)(?: es,?| dass)?|:|…',
  ofWhom: 'de[sr]|von',
  whose: 'sein(?:e|er)?|ihr(?:e|er)?|dessen|deren',
  strivesTo: 'will|möchte|strebt an|setzt sich',
  yearEnds: String.raw`(?:geschäftsjahr|haushaltsjahr) (?:endet|endete)(?: am| zum) (?<day>\d{1,2}\. ?(?:\p{L}{3,9}|\d{1,2}\.))`,
  totals: {
    income: String.raw`(?:summe (?:der )?)?(?:gesamt)?(?:erträge|einnahmen)(?: gesamt| insgesamt)?|gesamteinnahmen`,
    expenditure: String.raw`(?:summe (?:der )?)?(?:gesamt)?(?:aufwendungen|ausgaben)(?: gesamt| insgesamt)?|gesamtausgaben`,
    reserves: 'rücklagen(?: gesamt)?|freie rücklagen?',
  },
  spent: {
    income: String.raw`(?:einnahmen|erträge)[^.;€]{0,40}? (?:betrugen|von|in höhe von|beliefen sich auf) ${MONEY}`,
    expenditure: String.raw`(?:ausgaben|aufwendungen)[^.;€]{0,40}? (?:betrugen|von|in höhe von|beliefen sich auf) ${MONEY}`,
  },
  offices: {
    chiefExecutive: 'geschäftsführer(?:in)?|geschäftsführung',
    chair: String.raw`(?:1\. |erste[r]? )?vorsitzende[r]?|vorstandsvorsitzende[r]?`,
  },
  staff: String.raw`(?:beschäftigt|beschäftigen|haben|hat)(?: (?:rund|etwa|über|mehr als))? (?<number>\d[\d.]*) (?:\p{L}+ )?(?:mitarbeitende|mitarbeiter(?:innen)?|beschäftigte)`,
  volunteers: String.raw`(?:haben|hat|mit)(?: (?:rund|etwa|über|mehr als))? (?<number>\d[\d.]*) (?:ehrenamtliche\w*|freiwillige\w*)`,
  headOffices: 'geschäftsstelle|hauptsitz|postanschrift',
  registeredOffices: 'sitz des vereins|vereinssitz',
  policies: {
    safeguardingPolicy: 'schutz|kinderschutz|gewaltschutz',
    equalityPolicy: 'gleichstellung|diversität|antidiskriminierung',
    dataProtectionPolicy: 'datenschutz',
    environmentalPolicy: 'umwelt|nachhaltigkeit',
  },
  policy: String.raw`konzept|richtlinie|leitlinie|erklärung|ordnung`,
  agreedOn: String.raw`(?:beschlossen|verabschiedet|genehmigt|aktualisiert|stand)(?: am| vom|:)?`,
}
