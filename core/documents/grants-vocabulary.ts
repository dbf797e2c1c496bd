import type { TermAnalyser } from './ports/term-analyser.ts'

/**
 * Words that funders and organisations use for the same thing, by language. A funder asks for "beneficiaries" and
 * "outcomes", a report speaks of "the people we serve" and "results". Words of one line stand for each other, at a
 * discount; a word may be on several lines. Phrases (with a space) only lead to the words of their line.
 */
const LINES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'beneficiaries, participants, clients, service users, reach, reached, serve, served, helped, welcomed, attended, supported',
    'outcome, impact, result, achievement, difference, benefit, achieved, success',
    'budget, cost, expenditure, spend, funding, expenses, spent',
    'income, revenue, turnover, receipts, support and revenue',
    'amount, requested, ask, asking, seeks, requires, requesting',
    'evaluate, evaluation, monitor, measure, assess, indicator, track, survey, learning',
    'need, problem, issue, challenge, lack, underrepresentation, gap, evidence',
    'evidence, statistics, study, research, survey, report, data',
    'aim, objective, goal, mission, purpose, vision, target',
    'plan, future, intend, hope, next, upcoming, forward',
    'partner, partnership, collaboration, collaborate, alliance, work with',
    'staff, employee, personnel, salary, team, workforce, fte',
    'volunteer, unpaid, community member, volunteers',
    'trustee, board, director, governance, committee, chair, governed',
    'governance, governed, assembly, constitution, statutes, bylaws, elected, administrative body',
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
    'environment, environmental, carbon, climate, emission, offset, energy, recycling, waste, train, transit',
    'children, child, young people, youth, orphan',
    'women, woman, female, girl',
    'law, legislation, act, policy change',
    'finance, treasurer, financial, bookkeeping',
    'paid, salary, compensation, remuneration, remunerated, unpaid',
    'term of office, serve, elected, years',
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
    'decide, selection, select, criteria, priority, review, committee, approve',
    'open, welcome, eligible, everyone, anyone, free',
    'background, ethnicity, ethnic, nationality, race, gender, sex, religion, disability',
    'break, breach, violate, violation, comply, failure, disciplinary, sanction, consequence',
    'story, case study, journey, testimonial',
    'consult, consultation, involve, engage, feedback, meeting, listen, participation',
    'improvement, refurbishment, renovation, repair, installation, installed, maintenance, upgrade, new',
    'building, premises, hall, property, facility, centre',
    'donation, donor, gift, fundraising, sponsorship, sponsor',
    'surplus, deficit, result, balance',
    'asset, cash, bank',
    'health, healthcare, medical, patient',
    'discrimination, discriminate, equality, equal',
    'quote, estimate, tender',
    'privacy, consent, confidential, private',
    'job, employment',
  ],
  de: [
    'zielgruppe, teilnehmende, begünstigte, erreicht, menschen, nutzer, nutzerinnen',
    'wirkung, ergebnis, ergebnisse, erfolg, erreicht',
    'kosten, ausgaben, aufwendungen, aufwand, budget, mittel, finanzierung, förderung',
    'einnahmen, erträge, ertrag, umsatz, erlöse, eingenommen',
    'spenden, spendenerträge, spendenertrag, spendenmittel, spendeneinnahmen',
    'personalkosten, personalaufwendungen, personalaufwand, gehälter, löhne',
    'verwaltung, verwaltungskosten, verwaltungsaufwand, gemeinkosten, indirekt',
    'anteil, anteilig, prozent',
    'rücklagen, rücklage, reserven, eigenkapital',
    'jahresabschluss, jahresrechnung, bilanz, buchführung, wirtschaftsprüfung, kassenprüfung',
    'prüft, prüfung, geprüft, prüfer, wirtschaftsprüfung, wirtschaftsprüfungsgesellschaft, kassenprüfer',
    'beiträge, mitgliedsbeiträge, mitgliedsbeitrag, mitgliedschaft',
    'mitglieder, mitgliedszahl, mitgliederzahl',
    'überschuss, jahresüberschuss, gewinn, verlust, fehlbetrag',
    'ziel, ziele, zweck, mission, aufgabe, leitbild, schwerpunkt',
    'bedarf, problem, problemlage, herausforderung, schwierigkeiten, studie, umfrage, analysiert, situation',
    'partner, partnerschaft, partnerschaften, kooperation, kooperationen, zusammenarbeit, zusammen, gemeinsam, netzwerk',
    'evaluation, evaluierung, auswertung, überprüfung, messen, umfrage, befragung, indikatoren',
    'verein, organisation, träger, stiftung, gesellschaft',
    'vorstand, leitung, leitet, geschäftsführung, vorsitz, vorsitzende',
    'ehrenamtliche, freiwillige, ehrenamt, engagierte',
    'mitarbeitende, mitarbeiter, personal, angestellte, team, beschäftigte',
    'gegründet, gründung, besteht, leben gerufen, seit',
    'kinder, jugendliche, junge',
    'kinderschutz, kinderschutzkonzept, schutzkonzept, kindeswohl',
    'nachhaltig, nachhaltigkeit, dauerhaft, langfristig, fortführung',
    'umwelt, klima, klimaschutz, emissionen',
    'gleichstellung, vielfalt, diversität, inklusion, teilhabe, barrierefrei',
    'beteiligung, beteiligen, beteiligt, einbezogen, eingebunden, mitgestalten, partizipativ, diskutiert',
    'verbreitung, öffentlichkeitsarbeit, veröffentlichen, veröffentlicht, verfügbar, zugänglich',
    'risiken, risiko, gefahren',
    'zeitplan, meilensteine, laufzeit, zeitraum',
    'weitergeleitet, weiterleitung, weitergegeben',
    'ort, region, standort, sitz',
  ],
  fr: [
    'bénéficiaires, bénéficient, participants, public, usagers, accompagné, accompagnées, familles, touché',
    'résultats, impact, effets, retombées, réussites',
    'budget, coût, dépenses, financement, charges',
    'recettes, produits, ressources, revenus',
    'dons, donateurs, mécénat, collecte',
    'salaires, masse salariale, personnel',
    'réserves, fonds propres, trésorerie',
    'comptes, bilan, exercice, audit, commissaire, certifiés, contrôle, vérificateur',
    'objectif, objectifs, but, mission, finalité, vocation',
    'besoin, besoins, problème, constat, manque, montre, difficultés, diagnostic, enquête',
    'partenaire, partenaires, partenariat, collaboration, coopération, travaillons, convention',
    'évaluation, évaluer, mesurer, indicateurs, suivi, bilan',
    'association, organisation, structure, fondation',
    'bénévoles, bénévolat, volontaires',
    'salariés, personnel, équipe, employés',
    'bureau, conseil, préside, présider, président, présidente, gouvernance, administrateurs',
    'créée, créé, fondée, création, née',
    'enfants, jeunes, mineurs',
    'adhérents, membres, cotisations, adhésion',
    'pérennité, durable, pérenniser, suite',
    'environnement, environnemental, climat, écologique',
    'égalité, diversité, inclusion, accessibilité, mixité',
    'diffusion, communication, faire connaître, publication',
    'risques, risque, difficultés',
    'calendrier, échéancier, étapes, durée',
    'lieu, territoire, région, quartier, siège',
  ],
  es: [
    'beneficiarios, participantes, usuarios, personas atendidas, atendidas',
    'resultados, impacto, logros, efectos',
    'presupuesto, coste, gastos, financiación, costes',
    'ingresos, recursos, recaudación',
    'donaciones, donantes, donativos',
    'reservas, fondos propios, patrimonio',
    'cuentas, balance, auditoría, auditor, auditadas',
    'objetivo, objetivos, misión, fin, fines, propósito',
    'necesidad, problema, diagnóstico, reto, encuesta, estudio',
    'socios, colaboran, colaboramos, colaboración, alianza, alianzas, colaboradores, convenio',
    'evaluación, evaluar, medir, indicadores, seguimiento',
    'asociación, organización, fundación, entidad',
    'voluntarios, voluntariado, voluntarias',
    'personal, equipo, empleados, plantilla, trabajadores',
    'junta, patronato, preside, presidencia, presidente, presidenta, directiva, gobierno',
    'fundada, creada, nació, constituida, fundación',
    'niños, niñas, jóvenes, infancia, menores',
    'sostenibilidad, sostenible, continuidad',
    'medio ambiente, ambiental, clima',
    'igualdad, diversidad, inclusión, accesibilidad',
    'difusión, divulgación, comunicación, publicar',
    'riesgos, riesgo',
    'calendario, cronograma, plazo, fases',
    'lugar, región, sede, territorio',
  ],
  it: [
    'beneficiari, destinatari, partecipanti, utenti',
    'risultati, impatto, effetti',
    'bilancio, costi, spese, finanziamento, oneri',
    'entrate, proventi, ricavi',
    'donazioni, donatori, raccolta',
    'riserve, patrimonio',
    'revisione, revisore, certificato, rendiconto',
    'obiettivo, obiettivi, missione, scopo, finalità',
    'bisogno, bisogni, problema, indagine',
    'partner, collaborazione, rete, partenariato',
    'valutazione, monitoraggio, indicatori, misurare',
    'associazione, organizzazione, ente, fondazione',
    'volontari, volontariato',
    'personale, dipendenti, staff',
    'consiglio, direttivo, presiede, presidente',
    'fondata, nata, costituita',
    'bambini, giovani, minori',
    'sostenibilità, continuità',
    'ambiente, ambientale',
    'parità, inclusione, diversità, accessibilità',
    'diffusione, divulgazione, comunicazione',
    'rischi, rischio',
    'cronoprogramma, tempi, fasi',
    'luogo, sede, territorio',
  ],
  pt: [
    'beneficiários, participantes, público, atendidos, atendidas',
    'resultados, impacto, efeitos',
    'orçamento, custo, despesas, financiamento, gastos',
    'receitas, rendimentos, proveitos',
    'doações, doadores, donativos',
    'reservas, fundos próprios, patrimônio',
    'contas, balanço, auditoria, auditor',
    'objetivo, objetivos, missão, finalidade, propósito',
    'necessidade, problema, diagnóstico, desafio',
    'parceiros, parceria, parcerias, colaboração',
    'avaliação, avaliar, indicadores, monitorização, monitoramento',
    'associação, organização, entidade, instituto, fundação',
    'voluntários, voluntariado',
    'equipe, equipa, funcionários, colaboradores, pessoal',
    'diretoria, direção, preside, presidente, conselho',
    'fundada, criada, nasceu, constituída',
    'crianças, jovens, menores',
    'sustentabilidade, continuidade',
    'ambiente, ambiental',
    'igualdade, diversidade, inclusão, acessibilidade',
    'divulgação, comunicação, publicar',
    'riscos, risco',
    'cronograma, calendário, prazo, etapas',
    'local, região, sede, território',
  ],
  nl: [
    'doelgroep, deelnemers, begunstigden, bereikt',
    'resultaat, resultaten, impact, effect, opbrengst',
    'begroting, kosten, uitgaven, lasten, financiering',
    'inkomsten, baten, opbrengsten',
    'donaties, giften, donateurs',
    'reserves, reserve, vermogen',
    'jaarrekening, balans, accountant, kascommissie',
    'doel, doelen, missie, doelstelling, doelstellingen',
    'behoefte, probleem, noodzaak, onderzoek',
    'partners, samenwerking, samenwerken, samen',
    'evaluatie, evalueren, meten, monitoring',
    'stichting, vereniging, organisatie',
    'vrijwilligers',
    'medewerkers, personeel, team',
    'bestuur, voorzit, voorzitter, directie',
    'opgericht, oprichting, ontstaan',
    'kinderen, jongeren',
    'duurzaam, duurzaamheid, voortzetting',
    'milieu, klimaat',
    'diversiteit, inclusie, gelijkheid, toegankelijkheid',
    'communicatie, bekendheid, publiceren',
    'risico, risicos',
    'planning, tijdpad, fasen',
    'locatie, regio, gebied',
  ],
}

/** A word of a line counts for another of it at most as this share of a match of the word itself. */
const SYNONYM_WEIGHT = 0.45
/** Of a phrase: longer than a word, it is less likely to mean something else. */
const PHRASE_WEIGHT = 0.7
const LONGEST_PHRASE = 3

interface Vocabulary {
  /** Words and phrases (terms joined by a space) → the single terms that stand for them. */
  readonly related: ReadonlyMap<string, ReadonlySet<string>>
}

const vocabularies = new WeakMap<TermAnalyser, Map<string, Vocabulary>>()

/**
 * For each place of a query where a word or phrase of the vocabulary begins: the terms that may stand for it. Documents
 * of no known language, such as tables, are taken to be in that of the question.
 */
export function relatedTerms(
  terms: readonly string[],
  language: string | null,
  analyser: TermAnalyser,
  ofQuestion: string | null = null,
): readonly ReadonlyMap<string, number>[] {
  const { related } = vocabularyOf(language, ofQuestion, analyser)
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

/** Built once for each analyser and language, since it must be stemmed by the analyser's own rules. */
function vocabularyOf(language: string | null, ofQuestion: string | null, analyser: TermAnalyser): Vocabulary {
  const known = vocabularies.get(analyser) ?? new Map<string, Vocabulary>()
  vocabularies.set(analyser, known)
  const spoken = language ?? ofQuestion ?? 'en'
  const key = `${language} ${spoken}`
  const vocabulary = known.get(key) ?? buildVocabulary(LINES[spoken] ?? [], language, analyser)
  known.set(key, vocabulary)
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
