/** Kinds of documents, as far as a name or the beginning of the text tells. */
export const DOCUMENT_KINDS = [
  'annual-report',
  'accounts',
  'application',
  'budget',
  'evaluation',
  'plan',
  'policy',
  'constitution',
  'minutes',
] as const
/** Kinds of files, for documents of no other kind. */
export const FILE_KINDS = ['pdf', 'word', 'spreadsheet', 'presentation', 'web-page', 'text', 'other-file'] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
export type FileKind = (typeof FILE_KINDS)[number]

/** The first match counts: an evaluation of a plan is an evaluation, and an application's budget is a budget. */
const WORDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ['minutes', /\bminutes\b|\bprotokoll\b|\bprocès-verbal\b/iu],
  [
    'constitution',
    /\b(?:constitution|governing document|articles of association|trust deed|memorandum|satzung|statuts|estatutos)\b/iu,
  ],
  ['policy', /\b(?:polic(?:y|ies)|code of conduct|safeguarding procedures?|richtlinien?|politique|política)\b/iu],
  ['evaluation', /\b(?:evaluation|impact (?:report|assessment)|evaluación|évaluation)\b/iu],
  ['budget', /\b(?:budgets?|cash ?flow|finanzplan|presupuesto)\b/iu],
  [
    'annual-report',
    /\b(?:annual (?:report|review|impact)|trustees['’]? (?:annual )?report|jahresbericht|rapport annuel|memoria anual|relazione annuale|jaarverslag)\b/iu,
  ],
  [
    'accounts',
    /\b(?:accounts|financial statements?|balance sheet|jahresabschluss|comptes annuels|cuentas anuales)\b/iu,
  ],
  [
    'application',
    /\b(?:applications?|grant proposal|expression of interest|antrag|demande de subvention|solicitud)\b/iu,
  ],
  ['plan', /\b(?:(?:business|strategic|project|development|action|work) plan|strategy|theory of change|strategie)\b/iu],
]

/** Length of the first lines, which contain the title. */
const TITLE_CHARACTERS = 200

/** The kind according to the name, otherwise to the title; null if neither tells. */
export function documentKind(fileName: string, opening: string): DocumentKind | null {
  const name = fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_.-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return kindIn(name) ?? kindIn(opening.slice(0, TITLE_CHARACTERS))
}

function kindIn(text: string): DocumentKind | null {
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null
}

const FILES: readonly (readonly [FileKind, RegExp])[] = [
  ['pdf', /pdf/],
  ['spreadsheet', /spreadsheet|excel|csv/],
  ['presentation', /presentation|powerpoint/],
  ['word', /word|opendocument\.text|rtf/],
  ['web-page', /html/],
  ['text', /^text\//],
]

export function fileKind(mediaType: string): FileKind {
  return FILES.find(([, types]) => types.test(mediaType))?.[0] ?? 'other-file'
}
