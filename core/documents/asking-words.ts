import type { TermAnalyser } from './ports/term-analyser.ts'

/** Words that only phrase a question: every funder's questions use them, and every document contains them. */
const ASKING_WORDS: Readonly<Record<string, string>> = {
  en: `describe explain outline provide give tell detail details information include including relevant example examples
    way ways help make made work works organisation organization charity project projects programme program proposal proposed
    application grant fund funding funder money question answer summarise summary state list name identify
    demonstrate show say know want need use used new large small good main key major important many much number people
    time year years particular specific plan planned activity activities approach thing ensure regarding
    following briefly short long note applicant carry take place other bring expect ask come look get recent
    recently latest last current currently previous applied apply size source sources total since until during between present role play guide
    kind type sort someone anyone everybody overview brief deliver undertake whatever policy policies procedure find out think happen somebody anybody timetable timeline schedule case study story per coming own`,
  de: `beschreiben erläutern nennen angeben geben stellen darstellen darlegen lauten organisation verein einrichtung
    träger projekt projekte vorhaben programm antrag antragsteller förderung förderer frage kurz bitte angabe angaben
    information informationen beispiel beispiele art weise jahr jahre menschen personen zahl anzahl arbeit arbeiten
    plan planen maßnahme maßnahmen tätigkeit wichtig wesentlich besonders hoch höhe viel viele gesamt gesamte insgesamt
    groß größe genau aktuell derzeit bisher letzte letzten letztes neueste tun machen gibt findet verfügen verfügung
    sorgen entwickeln entwickelt verwenden nutzen brauchen benötigen`,
  fr: `décrire décrivez expliquer expliquez présenter présentez indiquer indiquez préciser précisez citer donner donnez
    détailler association organisation structure organisme projet projets programme demande dossier subvention question
    exemple exemples année années an ans personne personnes nombre travail plan action actions activité activités
    important principal principale principaux montant total totale dernier dernière derniers récent actuel actuelle
    actuellement manière façon mettre faire utiliser combien identifier identifié prévoir prévu avez-vous
    êtes-vous faites-vous comptez-vous prévoyez-vous disposez-vous`,
  es: `describir describa explicar explique indicar indique detallar detalle facilitar facilite organización entidad
    asociación proyecto proyectos programa solicitud subvención pregunta ejemplo ejemplos año años persona personas
    número cantidad trabajo plan acción acciones actividad actividades importante principal principales total último
    última últimos reciente actual actualmente manera forma hacer utilizar cuánto cuántos cuántas cuál cuáles quién quiénes detectar detectado identificar identificado
    tener tienen contar entidades organizaciones asociaciones`,
  it: `descrivere descrivete descriva indicare indicate illustrare spiegare fornire organizzazione associazione ente
    progetto progetti programma domanda richiesta contributo esempio esempi anno anni persona persone numero lavoro
    piano attività azione importante principale principali totale ultimo ultima recente attuale attualmente modo fare quanto quanti quante quale quali chi individuare individuato avere`,
  pt: `descrever descreva explicar explique indicar indique apresentar apresente detalhar organização associação
    entidade projeto projetos programa pedido candidatura pergunta exemplo exemplos ano anos pessoa pessoas número
    trabalho plano atividade atividades importante principal principais total último última recente atual atualmente
    forma fazer quanto quantos quantas qual quais quem identificar identificado ter têm possuir entidades organizações associações`,
  nl: `beschrijf beschrijven omschrijf omschrijven geef geven noem noemen licht organisatie stichting vereniging project
    projecten programma aanvraag subsidie vraag voorbeeld voorbeelden jaar jaren mensen personen aantal werk plan
    activiteit activiteiten belangrijk belangrijkste totaal totale hoog hoogte laatste recent huidig momenteel wijze
    manier doen gebruiken hoeveel welke hebben vastgesteld`,
}

const known = new WeakMap<TermAnalyser, Map<string, ReadonlySet<string>>>()

/**
 * The index terms, for a document's language, of words that say little about a question's subject. For an unknown
 * language, those of the question's own.
 */
export function askingTerms(
  language: string | null,
  analyser: TermAnalyser,
  ofQuestion: string | null = null,
): ReadonlySet<string> {
  const byLanguage = known.get(analyser) ?? new Map<string, ReadonlySet<string>>()
  known.set(analyser, byLanguage)
  const spoken = language ?? ofQuestion ?? 'en'
  const key = `${language} ${spoken}`
  const terms = byLanguage.get(key) ?? new Set(analyser.termsOf(ASKING_WORDS[spoken] ?? '', language))
  byLanguage.set(key, terms)
  return terms
}
