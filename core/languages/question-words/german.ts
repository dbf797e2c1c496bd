import type { QuestionWords } from '../question-words.ts'

export const germanQuestions: QuestionWords = {
  owners: {
    partner: '(?:kooperations|projekt)?partner(?:s|organisation|einrichtung|hochschule)?|kooperationspartnern?',
    referee: 'referenz(?:en|person)?',
    signatory: 'zeichnungsberechtigten?(?: person)?|unterzeichner(?:in|s)?|vertretungsberechtigten?(?: person)?',
    funder: 'fördermittelgebers?|förderers?',
    bank: 'bankverbindung|bank|konto',
    contact: 'ansprechpartner(?:in|s)?(?:\\/-?in)?|ansprechpersone?n?|kontaktperson|kontakt',
    project: 'projekt(?:e?s)?|vorhabens?|maßnahme',
    organisation:
      'vereins?|organisation|trägers?|einrichtung|antragstellers?|antragstellers?|antragstellerin|antragstellenden? organisation|antragstellende organisation|stiftung|institution',
  },
  attributes: {
    name: 'name|vollständiger name|bezeichnung',
    firstName: 'vorname',
    lastName: 'nachname|familienname',
    personName: 'name , vorname|vor- und nachname',
    address: 'anschrift|adresse|sitz',
    postalAddress: 'postanschrift|postadresse|korrespondenzadresse',
    email: 'e-?mail(?:-?adresse)?',
    telephone: 'telefon(?:nummer)?|tel|mobil(?:nummer)?|rufnummer',
    role: 'funktion|position|stellung',
    website: 'webse?ite|internetseite|internetadresse|homepage',
    legalForm: 'rechtsform|rechtsstatus',
    registeredNumber: 'vereinsregister(?:nummer|-?nr)?|registernummer|register-?nr',
    taxNumber: 'steuernummer|steuer-?nr|umsatzsteuer-?id|ust-?id(?:nr)?',
    founded: 'gründungsjahr|gründungsdatum|gegründet(?: am| im jahr)?|jahr der gründung',
    yearEnd: 'ende des (?:geschäfts|haushalts)jahre?s|geschäftsjahresende',
    income: '(?:gesamt|jahres)?(?:einnahmen|umsatz|erträge)',
    expenditure: '(?:gesamt|jahres)?ausgaben',
    staff: '(?:anzahl|zahl) der (?:mitarbeiter(?:innen)?|mitarbeitenden|beschäftigten)|mitarbeiterzahl',
    volunteers: '(?:anzahl|zahl) der (?:ehrenamtlichen|freiwilligen)',
    mission: 'satzungszweck|vereinszweck|zweck des vereins|leitbild',
    bankName: 'name der bank|kreditinstitut|bankname',
    accountName: 'kontoinhaber(?:in)?',
    iban: 'iban',
    bic: 'bic',
    title:
      'projekttitel|projektname|titel des (?:projekts|vorhabens)|name des (?:projekts|vorhabens)|(?:kurz)?bezeichnung des (?:projekts|vorhabens)',
    amount:
      '(?:beantragte|gewünschte)[rsn]? (?:förder)?(?:summe|betrag|höhe|förderung|zuschuss|mittel)(?: der förderung)?|höhe (?:der beantragten förderung|des beantragten zuschusses)|wie viel (?:beantragen sie|geld beantragen sie)',
    budget: '(?:gesamt|projekt)kosten(?: des projekts)?|gesamtbudget|kosten des (?:projekts|vorhabens)',
  },
  joins: 'und',
  fillers:
    'der|die|das|des|dem|den|ein|eine|ihr|ihre|ihrer|ihres|unser|unsere|wie|lautet|ist|sind|bitte|geben sie|nennen sie|angeben|an|für|im|in|und|von|zum|vollständige|vollständiger|juristischer|falls vorhanden|falls zutreffend|letzten|letztes|jahr|jahres|geschäftsjahr|euro',
  planned: '(?<!\\p{L})(?:werden|wird|möchten|planen|beabsichtigen|soll(?:en)?|geplante?[nrs]?)(?!\\p{L})',
  over: '\\b(?:wurden?|war(?:en)?)\\b',
  usualWork: '\\bihrer? (?:arbeit|angebote?)\\b|\\b(?:pro|jedes|im) jahr\\b',
  sections: {
    withoutGrant:
      '\\bohne (?:die|diese|unsere) förderung|\\bfalls (?:die förderung|ihr antrag)\\b.{0,40}\\b(?:nicht|abgelehnt)',
    sustainability: '\\bverstetig\\p{L}+|\\bnach (?:ende|ablauf) (?:der|des)',
    measuring: '\\berfolgskontrolle|\\bindikatoren',
    staff: '\\bprojekt(?:leitung|team)|\\bwer (?:leitet|führt)',
    timeline: '\\bzeitplan|\\bwann (?:beginnt|startet)',
    outcomes: '\\bprojektziele?|\\bziele des (?:projekts|vorhabens)',
    activities: '\\bgeplante[nr]? (?:aktivitäten|maßnahmen)|\\bwelche (?:aktivitäten|maßnahmen)',
    summary:
      '\\bprojektbeschreibung|\\bbeschreib\\p{L}* (?:sie )?(?:ihr|das|bitte ihr) (?:projekt|vorhaben)|\\bbeschreibung des (?:projekts|vorhabens)|\\bkurzbeschreibung',
  },
}
