/** Words of frames, with a column for each language. */
const TABLE = `
key              | en                        | de                      | fr
who              | Who we are                | Wer wir sind            | Qui nous sommes
what             | What the project is       | Das Projekt             | Le projet
need             | Why it is needed          | Bedarf                  | Besoins
people           | Who benefits              | Zielgruppe              | Bénéficiaires
activities       | Activities                | Aktivitäten             | Activités
outcomes         | Outcomes                  | Wirkung                 | Résultats
timeline         | Timetable                 | Zeitplan                | Calendrier
budget           | Budget and funders        | Kosten und Finanzierung | Budget et financement
finances         | Finances                  | Finanzen                | Finances
partners         | Partners                  | Partner                 | Partenaires
lessons          | Lessons learned           | Erfahrungen             | Enseignements
plans            | Plans                     | Ausblick                | Perspectives
planned          | Planned:                  | Geplant:                | Prévu :
applications     | Applications under way    | Laufende Anträge        | Demandes en cours
reports          | Reports written           | Berichte                | Rapports
charityNumber    | Registered charity number | Registernummer          | N° d’enregistrement
companyNumber    | Company number            | Handelsregisternummer   | N° d’entreprise
income           | Income                    | Einnahmen               | Recettes
expenditure      | Expenditure               | Ausgaben                | Dépenses
reserves         | Reserves                  | Rücklagen               | Réserves
peopleReached    | People reached            | Erreichte Menschen      | Personnes touchées
insert           | insert                    | ergänzen                | à compléter
role             | role                      | Funktion                | fonction
yourName         | [Your name]               | [Ihr Name]              | [Votre nom]
yourRole         | [Your role]               | [Ihre Funktion]         | [Votre fonction]
yourOrganisation | [Your organisation]       | [Ihre Organisation]     | [Votre organisation]
yourAddress      | [Your address]            | [Ihre Adresse]          | [Votre adresse]
`

/** Default sections of letters, reports and overviews. */
export type FramePart =
  | 'who'
  | 'what'
  | 'need'
  | 'people'
  | 'activities'
  | 'outcomes'
  | 'timeline'
  | 'budget'
  | 'finances'
  | 'partners'
  | 'lessons'
  | 'plans'

/** Yearly figures of a profile that reports name. */
export type YearlyFigure = 'income' | 'expenditure' | 'reserves' | 'peopleReached'

export type FrameWord =
  | FramePart
  | YearlyFigure
  | 'planned'
  | 'applications'
  | 'reports'
  | 'charityNumber'
  | 'companyNumber'
  /** Begins a placeholder; the placeholder parser recognises it. */
  | 'insert'
  | 'role'
  | 'yourName'
  | 'yourRole'
  | 'yourOrganisation'
  | 'yourAddress'

export type FrameWords = (word: FrameWord) => string

const [[, ...LANGUAGES] = [], ...ROWS] = TABLE.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
const WORDS = new Map(ROWS.map(([key = '', ...words]) => [key, words]))

/** Tag of a frame's language: English if there are no words in the account's language. */
export function frameLanguage(languageTag: string): string {
  return LANGUAGES.includes(languageOf(languageTag)) ? languageTag : 'en-GB'
}

/** Words for a language tag such as `en-GB`; English for unsupported languages. */
export function frameWordsIn(languageTag: string): FrameWords {
  const column = Math.max(0, LANGUAGES.indexOf(languageOf(languageTag)))
  return (word) => WORDS.get(word)?.[column] ?? ''
}

/** `en` of `en-GB`. */
export function languageOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? 'en'
}
