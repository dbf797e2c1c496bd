/** Words of frames, with a column for each language. */
const TABLE = `
key           | en                       | de                     | fr                   | es                   | it                     | pt                        | nl
who           | Who we are               | Wer wir sind           | Qui nous sommes      | Quiénes somos        | Chi siamo              | Quem somos                | Wie wij zijn
what          | What the project is      | Das Projekt            | Le projet            | El proyecto          | Il progetto            | O projeto                 | Het project
need          | Why it is needed         | Bedarf                 | Besoins              | Necesidad            | Bisogni                | Necessidade               | Behoefte
people        | Who benefits             | Zielgruppe             | Bénéficiaires        | Beneficiarios        | Beneficiari            | Beneficiários             | Doelgroep
activities    | Activities               | Aktivitäten            | Activités            | Actividades          | Attività               | Atividades                | Activiteiten
outcomes      | Outcomes                 | Wirkung                | Résultats            | Resultados           | Risultati              | Resultados                | Resultaten
timeline      | Timetable                | Zeitplan               | Calendrier           | Calendario           | Calendario             | Cronograma                | Planning
budget        | Budget and funders       | Kosten und Finanzierung | Budget et financement | Presupuesto y financiación | Bilancio e finanziatori | Orçamento e financiamento | Begroting en financiering
finances      | Finances                 | Finanzen               | Finances             | Finanzas             | Finanze                | Finanças                  | Financiën
partners      | Partners                 | Partner                | Partenaires          | Socios               | Partner                | Parceiros                 | Partners
lessons       | Lessons learned          | Erfahrungen            | Enseignements        | Lecciones aprendidas | Lezioni apprese        | Lições aprendidas         | Geleerde lessen
plans         | Plans                    | Ausblick               | Perspectives         | Planes               | Programmi              | Planos                    | Plannen
planned       | Planned:                 | Geplant:               | Prévu :              | Previsto:            | Previsto:              | Previsto:                 | Gepland:
applications  | Applications under way   | Laufende Anträge       | Demandes en cours    | Solicitudes en curso | Domande in corso       | Candidaturas em curso     | Lopende aanvragen
reports       | Reports written          | Berichte               | Rapports             | Informes             | Relazioni              | Relatórios                | Verslagen
charityNumber | Registered charity number | Registernummer        | N° d’enregistrement  | N.º de registro      | N. di registrazione    | N.º de registo            | Registratienummer
companyNumber | Company number           | Handelsregisternummer  | N° d’entreprise      | N.º de empresa       | N. registro imprese    | N.º de empresa            | KvK-nummer
income        | Income                   | Einnahmen              | Recettes             | Ingresos             | Entrate                | Receitas                  | Inkomsten
expenditure   | Expenditure              | Ausgaben               | Dépenses             | Gastos               | Uscite                 | Despesas                  | Uitgaven
reserves      | Reserves                 | Rücklagen              | Réserves             | Reservas             | Riserve                | Reservas                  | Reserves
peopleReached | People reached           | Erreichte Menschen     | Personnes touchées   | Personas atendidas   | Persone raggiunte      | Pessoas abrangidas        | Bereikte mensen
insert        | insert                   | ergänzen               | à compléter          | insertar             | inserire               | inserir                   | invullen
role          | role                     | Funktion               | fonction             | cargo                | ruolo                  | função                    | functie
yourName      | [Your name]              | [Ihr Name]             | [Votre nom]          | [Su nombre]          | [Nome]                 | [Nome]                    | [Uw naam]
yourRole      | [Your role]              | [Ihre Funktion]        | [Votre fonction]     | [Su cargo]           | [Ruolo]                | [Função]                  | [Uw functie]
yourOrganisation | [Your organisation]   | [Ihre Organisation]    | [Votre organisation] | [Su organización]    | [Organizzazione]       | [Organização]             | [Uw organisatie]
yourAddress   | [Your address]           | [Ihre Adresse]         | [Votre adresse]      | [Su dirección]       | [Indirizzo]            | [Morada]                  | [Uw adres]
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
