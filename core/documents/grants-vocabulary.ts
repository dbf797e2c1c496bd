import type { TermAnalyser } from './ports/term-analyser.ts'

/**
 * Words that funders and organisations use for the same thing, by language. A funder asks for "beneficiaries" and
 * "outcomes", a report speaks of "the people we serve" and "results". Words of one line stand for each other, at a
 * discount; a word may stand on several lines. Phrases (with a space) only lead to the words of their line.
 */
const LINES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'beneficiaries, participants, clients, service users, reach, reached, serve, served, helped, welcomed, attended, supported',
    'outcome, impact, result, achievement, difference, benefit, achieved',
    'budget, cost, expenditure, spend, funding, expenses, spent',
    'income, revenue, turnover, receipts, support and revenue',
    'amount, requested, ask, asking, seeks, requires, requesting',
    'evaluate, evaluation, monitor, measure, assess, indicator, track, survey, learning',
    'need, problem, issue, challenge, lack, underrepresentation, gap, evidence',
    'evidence, statistics, study, research, survey, report, data',
    'aim, objective, goal, mission, purpose, vision',
    'partner, partnership, collaboration, collaborate, alliance, work with',
    'staff, employee, personnel, salary, team, workforce, fte',
    'volunteer, unpaid, community member, volunteers',
    'trustee, board, director, governance, committee, chair',
    'founded, established, began, start, formed, created, history, launched',
    'safeguarding, child protection, vulnerable adult, safeguard',
    'risk, mitigation, mitigate, threat, assumption, address',
    'sustainable, sustainability, lasting, continue, long term, last',
    'audit, auditor, audited, accounts, financial statement',
    'dissemination, disseminate, publicity, publicise, publish, share, communicate, promote, awareness',
    'overhead, indirect, administration, core cost, administrative',
    'pro bono, donated, contribution, in-kind',
    'match funding, other funding, co funding, other funders, secured, expected',
    'experience, track record, expertise, background, history',
    'ceo, chief executive, executive director, managing director',
    'lead, leader, manager, director, coordinator, principal investigator, led, managed, run',
    'timetable, timeline, schedule, milestone, month, deadline',
    'deliver, deliverable, output, product, activity',
    'inclusion, inclusive, diversity, equality, equity, accessible, underrepresented, accessibility',
    'environment, environmental, carbon, climate, emission, offset',
    'children, child, young people, youth, orphan',
    'women, woman, female, girl',
    'law, legislation, act, policy change',
    'finance, treasurer, financial, bookkeeping',
    'legal entity, fiscal sponsor, charity, registered, incorporated, grantee organisation',
    'organisation, charity, nonprofit, association, organization',
    'location, region, country, where, area',
    'size, large, grown, members',
    'travel, flight, airline, transport, journey',
    'equipment, capital, purchase, laptop',
    'licence, license, open access, copyright',
    'programme, program, project, initiative, scheme',
    'labour, labor',
    'previous, past, earlier, former, completed',
    'fair, priority, prioritise, criteria, select, selected',
    'decide, selection, select, criteria, priority',
  ],
  de: [
    'zielgruppe, teilnehmende, begünstigte, erreicht, menschen',
    'wirkung, ergebnis, erfolg, erreicht',
    'kosten, ausgaben, budget, mittel, finanzierung, förderung',
    'einnahmen, erträge, umsatz',
    'ziel, zweck, mission, aufgabe, leitbild',
    'verein, organisation, träger, stiftung',
    'vorstand, leitung, geschäftsführung',
    'ehrenamtliche, freiwillige',
    'mitarbeitende, personal, angestellte',
    'gegründet, gründung, besteht',
    'kinder, jugendliche',
  ],
  fr: [
    'bénéficiaires, participants, public, usagers, accompagné',
    'résultats, impact, effets, retombées',
    'budget, coût, dépenses, financement, charges',
    'recettes, produits, ressources',
    'objectif, but, mission, finalité',
    'association, organisation, structure, fondation',
    'bénévoles, volontaires',
    'salariés, personnel, équipe',
    'créée, fondée, création',
    'enfants, jeunes',
  ],
  es: [
    'beneficiarios, participantes, usuarios, personas atendidas',
    'resultados, impacto, logros',
    'presupuesto, coste, gastos, financiación',
    'ingresos, recursos',
    'objetivo, misión, fin',
    'asociación, organización, fundación, entidad',
    'voluntarios, voluntariado',
    'fundada, creada, nació',
  ],
  it: [
    'beneficiari, destinatari, partecipanti, utenti',
    'risultati, impatto, effetti',
    'bilancio, costi, spese, finanziamento',
    'obiettivo, missione, scopo, finalità',
    'associazione, organizzazione, ente, fondazione',
    'volontari, volontariato',
  ],
  pt: [
    'beneficiários, participantes, público, atendidos',
    'resultados, impacto, efeitos',
    'orçamento, custo, despesas, financiamento',
    'objetivo, missão, finalidade',
    'associação, organização, entidade, instituto',
    'voluntários, voluntariado',
  ],
  nl: [
    'doelgroep, deelnemers, begunstigden, bereikt',
    'resultaat, impact, effect, opbrengst',
    'begroting, kosten, uitgaven, financiering',
    'doel, missie, doelstelling',
    'stichting, vereniging, organisatie',
    'vrijwilligers',
  ],
}

/** Turns of phrase that funders use, in words too plain to search by, and the words that an answer would use. */
const PARAPHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:grants?|fund\w*|award|support\w*) (?:\w+ )?(?:from|by) us\b|\bfunded (?:you )?before\b|\bprevious(?:ly)? (?:grant|fund|award|support)/iu,
    'previous completed award received',
  ],
  [
    /\btell (?:people|others|the public)\b|\bspread the word\b|\braise awareness\b|\blet people know\b|\bpublici[sz]e\b|\bpromote (?:your|the|this)\b/iu,
    'dissemination publicity awareness website blog media twitter newsletter',
  ],
  [/\bwho (?:pays|funds|is paying)\b|\bfunded by\b|\bpaid for by\b/iu, 'funding funded donor support'],
  [
    /\bafter (?:the|your|our|this) (?:\w+ )?(?:grant|funding|support|project|money)\b.{0,20}\bend|\blasted?\b|\blong[- ]term\b/iu,
    'sustainability continue thrive later years ago',
  ],
  [/\bshort notice\b|\bquick(?:ly)?\b|\brapid(?:ly)?\b|\btight\b/iu, 'rapid tight timeline weeks urgent deadline'],
  [/\bhow (?:large|big)\b|\bsize of\b/iu, 'members grown staff branches groups chapters offices'],
  [/\bby when\b|\bwhen will\b/iu, 'due date months milestone'],
  [/\bin[- ]kind\b/iu, 'donated volunteer contribution free'],
  [
    /\b(?:looks? after|handles?|manages?|responsible for) (?:the |your )?(?:finances?|money|accounts?|books)\b/iu,
    'treasurer finance accountant bookkeeper',
  ],
  [
    /\b(?:shared|divided|organi[sz]ed) (?:out )?(?:between|among)\b|\bwho does what\b|\broles and responsibilities\b/iu,
    'team teams roles responsible',
  ],
  [/\b(?:track record|previous experience|relevant experience)\b/iu, 'experience delivered achieved years since'],
  [/\bwhat difference\b|\bwhat (?:has|will) change/iu, 'outcome impact result improved'],
  [
    /\bwho (?:will|does|do) (?:\w+ ){0,3}(?:benefit|help|reach|serve)/iu,
    'beneficiaries participants people children families',
  ],
  [
    /\bwhy (?:is|are) (?:\w+ ){0,3}needed\b|\bevidence of need\b|\bneed for\b/iu,
    'problem need challenge lack statistics',
  ],
  [
    /\b(?:about|describe|introduc\w+|summary of|overview of) (?:your|the) (?:organi[sz]ation|charity|group|association|company)\b|\bwho are you\b|\bwhat does your (?:organi[sz]ation|charity|group) do\b|\b(?:organi[sz]ation\w*|charity) (?:background|description|overview|profile)\b/iu,
    'charity mission aim purpose founded established vision',
  ],
  [/\bhow (?:do|will) you know\b/iu, 'measure evaluation monitor indicator survey'],
]

/** A word of a line counts for another of it at most as this share of a match of the word itself. */
const SYNONYM_WEIGHT = 0.45
/** Words of a paraphrase are many, and any one of them may be absent. */
const PARAPHRASE_WEIGHT = 0.6
/** Of a phrase: longer than a word, it is less likely to mean something else. */
const PHRASE_WEIGHT = 0.7
const LONGEST_PHRASE = 3

interface Vocabulary {
  /** Words and phrases (terms joined by a space) → the single terms that stand for them. */
  readonly related: ReadonlyMap<string, ReadonlySet<string>>
}

const vocabularies = new WeakMap<TermAnalyser, Map<string | null, Vocabulary>>()

/** For each place of a query where a word or phrase of the vocabulary begins: the terms that may stand for it. */
export function relatedTerms(
  terms: readonly string[],
  language: string | null,
  analyser: TermAnalyser,
): readonly ReadonlyMap<string, number>[] {
  const { related } = vocabularyOf(language, analyser)
  return terms.map((_, start) => {
    const found = new Map<string, number>()
    for (let length = 1; length <= Math.min(LONGEST_PHRASE, terms.length - start); length += 1) {
      const others = related.get(terms.slice(start, start + length).join(' ')) ?? []
      for (const other of others)
        if (!terms.includes(other)) found.set(other, length === 1 ? SYNONYM_WEIGHT : PHRASE_WEIGHT)
    }
    return found
  })
}

/** The words that an answer to the turns of phrase in a text would use, one map for each turn. */
export function paraphrasedTerms(
  text: string,
  language: string | null,
  analyser: TermAnalyser,
): readonly ReadonlyMap<string, number>[] {
  if (language !== null && language !== 'en') return []
  return PARAPHRASES.filter(([phrase]) => phrase.test(text)).map(
    ([, words]) => new Map(analyser.termsOf(words, language).map((term) => [term, PARAPHRASE_WEIGHT])),
  )
}

/** Built once for each analyser and language, since it must be stemmed by the analyser's own rules. */
function vocabularyOf(language: string | null, analyser: TermAnalyser): Vocabulary {
  const known = vocabularies.get(analyser) ?? new Map<string | null, Vocabulary>()
  vocabularies.set(analyser, known)
  const vocabulary = known.get(language) ?? buildVocabulary(LINES[language ?? 'en'] ?? [], language, analyser)
  known.set(language, vocabulary)
  return vocabulary
}

function buildVocabulary(lines: readonly string[], language: string | null, analyser: TermAnalyser): Vocabulary {
  const related = new Map<string, Set<string>>()
  for (const line of lines) {
    const written = line.split(', ')
    const isWord = (index: number) => written[index]?.includes(' ') === false
    const entries = written.map((entry) => analyser.termsOf(entry, language))
    const words = entries.filter((entry, index) => entry.length === 1 && isWord(index)).map(([word]) => word ?? '')
    for (const [index, entry] of entries.entries()) {
      if (entry.length === 1 && !isWord(index)) continue
      const key = entry.join(' ')
      const others = related.get(key) ?? new Set()
      for (const word of words) if (word !== key) others.add(word)
      related.set(key, others)
    }
  }
  return { related }
}
