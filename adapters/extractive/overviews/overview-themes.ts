import { monthPattern, YEAR_PATTERN } from '../../../core/languages/dates.ts'
import type { Topic } from '../topics/topic-text.ts'

/** What a reader wants to know of a project. */
export interface OverviewTheme extends Topic {
  readonly name: ThemeName
  /** The sections of a brief that tell it, and that questions on the same thing name. */
  readonly sections: readonly string[]
}

/** In the order of the overview. */
export const THEME_NAMES = ['what', 'need', 'who', 'activities', 'results', 'budget', 'partners', 'dates'] as const
export type ThemeName = (typeof THEME_NAMES)[number]

const FIGURE = String.raw`(?<![\p{N}.,$£€-])(?!${YEAR_PATTERN}\b)\p{N}[\p{N},.]*(?:\s?%|\+?\s(?:million |thousand )?\p{Ll})`
const ACHIEVED = String.raw`\b(?:serv|support|help|reach|gave|given|finish|found|said|felt|fell|rose|grew|increas|reduc|cut|sav|achiev|complet|train|receiv|attend|join|came|improv|benefit|result|engag|produc|creat|open|welcom|taught|erreich|teilgenommen|participé|touché|alcanz|particip|raggiunt|bereikt)\p{L}*\b`
const RESULT = new RegExp(`(?=.*${FIGURE})(?=.*${ACHIEVED})`, 'iu')
const PEOPLE =
  /\b(?:people|persons?|women|men|girls?|boys?|children|young|youth|famil(?:y|ies)|adults?|students?|pupils?|patients?|communit(?:y|ies)|volunteers?|participants?|researchers?|members?|households?|farmers?|residents?|older|guests?|users?|carers?|refugees?|menschen|kinder|frauen|jugendlich\p{L}*|familien|personnes|enfants|femmes|familles|personas|niñ[oa]s|mujeres|familias|persone|bambini|donne|famiglie|pessoas|crianças|mulheres|mensen|kinderen|vrouwen|gezinnen)\b/iu
const MONEY =
  /[$£€¥]\s?\p{N}|\p{N}\s?(?:€|USD|EUR|GBP|CHF|AUD|CAD|dollars?|euros?|pounds?)\b|\b(?:fund(?:ed|er|ers|ing)|grant|donors?|budget|sponsor\p{L}*|förder\p{L}*|financ\p{L}*|subvention\p{L}*)\b/iu
const PARTNER =
  /\b(?<!& )(?:partner\p{L}*|collaborat\p{L}*|together with|in cooperation|co-?operat\p{L}*|consorti\p{L}*|alliance|joint\p{L}*|supported by|work(?:ing|s)? with|kooperation\p{L}*|partenaire\p{L}*|socios?)\b/iu
const MOMENT = String.raw`(?:(?<!\p{N})${YEAR_PATTERN}(?!\p{N})|(?<!\p{L})(?!ma[iy](?!\p{L}))(?:${['en', 'de', 'fr', 'es'].map(monthPattern).join('|')})(?!\p{L})|(?:\p{N}|\b(?:one|two|three|four|five|six|nine|twelve|eighteen))[ -]?\s?(?:months?|weeks?|years?|monate?|jahre?|mois|ans|meses|años|mesi|anni|anos|maanden|jaar)\b)`
const COURSE = String.raw`\b(?:start|begin|began|launch|end(?:s|ed)?\b|complet|finish|open|phase|period|schedul|timetable|milestone|deliver|run(?:s|ning)?\b|will\b|plan(?:s|ned)?\b|want to|due\b|beginn|dauer|début|durée|inicio|inizio|durata)`
const TIME = new RegExp(`${COURSE}.*${MOMENT}|${MOMENT}.*${COURSE}`, 'iu')

/** In the order in which they take their sentences: what any sentence may be about comes last. */
const THEMES: readonly OverviewTheme[] = [
  {
    name: 'what',
    questions: ['Please give a summary of your project and its aims.', 'What will the project do?'],
    search: 'summary introduction aims objectives goals purpose',
    sections: ['summary'],
    heads:
      /\b(?:summary|abstract|introduction|overview|about|aims?|objectives?|goals?|purpose|vision|mission|(?:project|program(?:me)?) (?:description|proposal)|zusammenfassung|ziele?|überblick|résumé|objectifs?|resumen|objetivos?|sintesi|obiettivi|resumo|samenvatting|doel(?:en|stelling\p{L}*)?)\b/iu,
    words: 110,
    shown: null,
    isProof: false,
  },
  {
    name: 'need',
    questions: ['Why is the project needed? What problem does it address?'],
    search: 'need problem background context rationale challenge',
    sections: ['need', 'evidence'],
    heads:
      /\b(?:needs?|problem|issue|challenge|background|context|rationale|justification|case for|why|where we stand|bedarf|ausgangslage|hintergrund|besoins?|contexte|necesidad\p{L}*|contesto|contexto|behoefte|aanleiding)\b/iu,
    words: 90,
    shown: null,
    isProof: false,
  },
  {
    name: 'who',
    questions: ['Who will benefit from the project, and how many people?'],
    search: 'beneficiaries participants people reach',
    sections: ['beneficiaries'],
    heads:
      /\b(?:benefit|beneficiar\p{L}+|who we (?:help|serve|support)|target (?:group|audience|population)|participants|reach|community|zielgruppe\p{L}*|bénéficiaires|beneficiari\p{L}*|doelgroep\p{L}*)\b/iu,
    words: 80,
    shown: PEOPLE,
    isProof: false,
  },
  {
    name: 'results',
    questions: [
      'What results and outcomes has the project achieved, and in what numbers?',
      'What difference will the project make?',
    ],
    search: 'results outcomes impact achievements evaluation',
    sections: ['outcomes', 'measuring'],
    heads:
      /\b(?:results?|outcomes?|impact|achievements?|in figures|in numbers|success|difference|evaluation|measure|wirkung|ergebnisse|résultats|resultados|risultati|resultaten)\b/iu,
    words: 110,
    shown: RESULT,
    isProof: false,
  },
  {
    name: 'budget',
    questions: ['How much will the project cost? What is the budget?', 'Who funds the project, and with how much?'],
    search: 'budget cost funding funders grant expenditure income',
    sections: [],
    heads:
      /\b(?:budgets?|money|costs?|financ\p{L}+|funding|funders?|expenditure|income|resources requested|kosten|finanzierung|dépenses|financement|presupuesto|costes?|bilancio|costi|orçamento|custos|begroting)\b/iu,
    words: 90,
    shown: MONEY,
    isProof: false,
  },
  {
    name: 'partners',
    questions: ['Which partners do you work with on the project?'],
    search: 'partners partnership collaboration work with others',
    sections: ['partners'],
    heads:
      /\b(?:partners?|partnerships?|collaborat\p{L}+|work with|stakeholders?|kooperation\p{L}*|partner\p{L}*|partenaires?|socios|colaborador\p{L}*|parceir\p{L}+)\b/iu,
    words: 70,
    shown: PARTNER,
    isProof: false,
  },
  {
    name: 'dates',
    questions: ['When does the project start and end? What is the timetable of the project?'],
    search: 'start end timetable milestones months duration launch',
    sections: ['timeline'],
    heads:
      /\b(?:timeline|timetable|timescale|schedule|milestones?|dates?|duration|period|work ?plan|zeitplan|meilensteine|calendrier|calendario|cronograma|planning)\b/iu,
    words: 70,
    shown: TIME,
    isProof: false,
  },
  {
    name: 'activities',
    questions: ['What activities will the project carry out? What will you deliver?'],
    search: 'activities programme work plan deliver approach',
    sections: ['activities'],
    heads:
      /\b(?:activit\p{L}+|what we do|work ?(?:plan|package)s?|methods?|methodology|approach|deliver\p{L}*|outputs?|programmes?|the plan|our work|main activities|massnahmen|maßnahmen|aktivitäten|activités|actividades|attività|atividades|activiteiten)\b/iu,
    words: 110,
    shown: null,
    isProof: false,
  },
]

/** What is under a heading of other themes alone belongs to those. */
export const OVERVIEW_THEMES: readonly OverviewTheme[] = THEMES.map((theme) => ({
  ...theme,
  tells: (head) => THEMES.some(({ heads }) => heads?.test(head)),
}))
