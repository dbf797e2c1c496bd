import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'

/** Headings, and questions of past applications, for each section: the narrower meaning comes first. */
const HEADINGS: readonly (readonly [BriefSectionKey, RegExp])[] = [
  [
    'withoutGrant',
    /\b(?:without (?:this |the |our |your )?(?:grant|fund\p{L}*|support)|if (?:we|you|this|the grant|funding) (?:do not|don['’]t|does not|are not|is not)|ohne (?:diese )?förderung|sans (?:cette )?subvention|sin (?:esta )?subvención)\b/iu,
  ],
  [
    'sustainability',
    /\b(?:sustainab\p{L}*|after (?:the|this|our) (?:grant|funding|project)|legacy|exit (?:plan|strategy)|future funding|continue (?:after|beyond|when)|nachhaltigkeit|pérennité|sostenibil\p{L}*|sustentabil\p{L}*|duurzaam\p{L}*)\b/iu,
  ],
  ['risks', /\b(?:risks?|risiken|risques?|riesgos?|rischi|riscos?|risico\p{L}*)\b/iu],
  [
    'measuring',
    /\b(?:measur\p{L}*|evaluat\p{L}*|monitor\p{L}*|indicators?|how (?:will (?:we|you)|(?:we|you) will) know|track(?:ing)? progress|evaluierung|suivi|évaluation|evaluación|seguimiento|valutazione|avaliação)\b/iu,
  ],
  [
    'evidence',
    /\b(?:evidence|consultation|how (?:do )?(?:we|you) know (?:that )?(?:it|this|there)|what (?:people|parents|residents|members) (?:told us|say)|nachweis|consultations?|evidencia|prove)\b/iu,
  ],
  [
    'timeline',
    /\b(?:timeline|time ?table|time ?scale|schedule|milestones?|(?:key |start and end )?dates?|duration|project period|when will|zeitplan|meilensteine|calendrier|calendario|cronograma|tijdpad)\b/iu,
  ],
  [
    'partners',
    /\b(?:partners?|partnerships?|collaborat\p{L}+|who (?:do )?we work with|partenaires?|socios|colaborador\p{L}*|parceir\p{L}+|kooperation\p{L}*)\b/iu,
  ],
  [
    'staff',
    /\b(?:staff\p{L}*|project team|our team|team|volunteers|who will (?:deliver|run|lead|manage)|project management|roles|personnel|mitarbeit\p{L}*|équipe|equipo|personale|equipe)\b/iu,
  ],
  [
    'beneficiaries',
    /\b(?:beneficiar\p{L}+|who (?:will )?benefits?|who (?:is it|it is) for|who we (?:help|serve|support)|target (?:group|audience|population)s?|zielgruppe\p{L}*|bénéficiaires|doelgroep\p{L}*)\b/iu,
  ],
  [
    'outcomes',
    /\b(?:outcomes?|results?|impact|benefits|difference|what will change|changes? (?:we|you)|success|aims and objectives|ergebnisse|wirkung|résultats|resultados|risultati|resultaten)\b/iu,
  ],
  [
    'activities',
    /\b(?:activit\p{L}+|what we will do|what (?:will )?(?:we|you) (?:will )?(?:do|deliver)|how (?:will |we will )?(?:it|the project) (?:will )?work|work ?plan|work packages?|methods?|methodology|approach|delivery|project plan|aktivitäten|massnahmen|maßnahmen|activités|actividades|attività|atividades|activiteiten)\b/iu,
  ],
  [
    'need',
    /\b(?:needs?|needed|problem|issue|challenge|background|context|rationale|justification|case for support|why (?:this|the|we|is|it)|bedarf|ausgangslage|hintergrund|besoins?|contexte|necesidad\p{L}*|contesto|contexto|behoefte|aanleiding)\b/iu,
  ],
  ['evidence', /\bhow (?:do )?(?:we|you) know\b/iu],
  [
    'summary',
    /^(?:\p{N}+[.)]?\s*)?(?:executive |project |proposal |brief )*(?:summary|abstract|overview|introduction|description)\b(?! of (?!(?:the|your|our|this) (?:project|proposal|work)))|\b(?:summary of (?:the|your|our|this) (?:project|proposal|work)|in brief|at a glance|about the project|what (?:is )?the project(?: is)?)\b|^(?:zusammenfassung|überblick|résumé|resumen|sintesi|resumo|samenvatting)\b/iu,
  ],
]

/** The section that a heading or question names; null for others, and for those about money. */
export function sectionNamedBy(heading: string): BriefSectionKey | null {
  if (isAboutMoney(heading)) return null
  return HEADINGS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null
}

const MONEY =
  /\b(?:budgets?|costs?|costings?|finances?|financial|expenditure|spend(?:ing)?|resources requested|kosten\p{L}*|finanzierung\p{L}*|presupuesto|bilancio|orçamento|begroting)\b/iu

export function isAboutMoney(heading: string): boolean {
  return MONEY.test(heading) && !/\b(?:without|after|sustain)/iu.test(heading)
}
