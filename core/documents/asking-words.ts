import type { TermAnalyser } from './ports/term-analyser.ts'

/** Words of the asking, not of what is asked for: any funder's question is made of them, and any document holds them. */
const ASKING_WORDS: Readonly<Record<string, string>> = {
  en: `describe explain outline provide give tell detail details information include including relevant example examples
    way ways help make work works organisation organization charity project projects programme program proposal proposed
    application grant fund funding funder money question answer summarise summary state list name identify
    demonstrate show say know want need use used new large small good main key major important many much number people
    time year years particular specific plan planned activity activities approach thing ensure regarding
    following briefly short long note applicant carry take place other bring expect ask come look get recent
    recently latest last current currently previous applied apply`,
  de: `beschreiben erläutern nennen angeben organisation verein projekt projekte antrag förderung frage kurz bitte
    angaben beispiel jahr jahre menschen arbeit plan maßnahme wichtig`,
  fr: `décrivez expliquez présentez indiquez précisez organisation association projet projets demande subvention
    question exemple année ans personnes travail plan action important`,
  es: `describa explique indique organización entidad proyecto proyectos solicitud subvención pregunta ejemplo año años
    personas trabajo plan acción importante`,
  it: `descrivere descriva indicare illustrare organizzazione associazione progetto progetti domanda contributo esempio
    anno anni persone lavoro piano attività`,
  pt: `descreva explique indique organização entidade projeto projetos pedido candidatura pergunta exemplo ano anos
    pessoas trabalho plano atividade`,
  nl: `beschrijf omschrijf geef organisatie stichting project projecten aanvraag subsidie vraag voorbeeld jaar jaren
    mensen werk plan activiteit`,
}

const known = new WeakMap<TermAnalyser, Map<string | null, ReadonlySet<string>>>()

/** The terms of a language that say little about what a question is after. */
export function askingTerms(language: string | null, analyser: TermAnalyser): ReadonlySet<string> {
  const byLanguage = known.get(analyser) ?? new Map<string | null, ReadonlySet<string>>()
  known.set(analyser, byLanguage)
  const terms = byLanguage.get(language) ?? new Set(analyser.termsOf(ASKING_WORDS[language ?? 'en'] ?? '', language))
  byLanguage.set(language, terms)
  return terms
}
