import type { TermAnalyser } from './ports/term-analyser.ts'

type Paraphrase = readonly [asked: RegExp, answered: string]

/** Turns of phrase that funders use, in words too plain to search by, and the words that an answer would use. */
const PARAPHRASES: Readonly<Record<string, readonly Paraphrase[]>> = {
  en: [
    [
      /\b(?:grants?|fund\w*|award|support\w*) (?:\w+ )?(?:from|by) us\b|\bfunded (?:you )?before\b|\bprevious(?:ly)? (?:grant|fund|award|support)/iu,
      'previous completed award received',
    ],
    [
      /\btell (?:people|others|the public)\b|\bspread the word\b|\braise awareness\b|\blet people know\b|\bpublici[sz]e\b|\bpromote (?:your|the|this)\b/iu,
      'dissemination publicity awareness website blog media twitter newsletter',
    ],
    [
      /\bwho (?:pays|funds|is paying)\b|\bfunded by\b|\bpaid for\b|\bhow (?:is|are|was|were|will) .{3,60}\b(?:funded|financed)\b/iu,
      'funding funded donor support donation grant enabled',
    ],
    [
      /\bsources? of (?:income|funding|funds|revenue)\b|\bincome sources?\b|\bwhere (?:does|do|did) (?:your|the) (?:income|money|funding|funds|revenue) come from\b/iu,
      'income donations grants fees sponsorship raised charges',
    ],
    [
      /\bafter (?:the|your|our|this) (?:\w+ )?(?:grant|funding|support|project|money)\b.{0,20}\bend|\blasted?\b|\blong[- ]term\b/iu,
      'sustainability continue thrive later years ago',
    ],
    [/\bshort notice\b|\bquick(?:ly)?\b|\brapid(?:ly)?\b|\btight\b/iu, 'rapid tight timeline weeks urgent deadline'],
    [/\bhow (?:large|big)\b|\bsize of\b/iu, 'members grown staff branches groups chapters offices'],
    [
      /\btime ?(?:table|line|scale)\b|\bschedule\b|\bmilestones?\b/iu,
      'january february march april june july august september october november december month week begin',
    ],
    [/\bcase stud(?:y|ies)\b|\bstory\b|\bsomeone (?:you|your|who)\b/iu, 'story she he her his says said'],
    [
      /\blegal (?:status|structure|form)\b|\b(?:type|kind) of organi[sz]ation\b/iu,
      'incorporated registered association company foundation charity nonprofit non-profit cio',
    ],
    [
      /\bfind out\b|\bwhat .{3,60}\bthinks?\b|\bviews of\b/iu,
      'survey feedback consultation consult questionnaire asked listen meeting',
    ],
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
  ],
  de: [
    [
      /\b(?:beschreib|stell)\p{L}* (?:sie )?(?:kurz )?(?:ihre?n?|den|die) (?:organisation|verein|einrichtung|stiftung|träger)\b|\bwer sind sie\b/iu,
      'gemeinnützig verein zweck ziel aufgabe gegründet mission',
    ],
    [/\bwer (?:leitet|führt|steht)\b/iu, 'vorsitz vorsitzende vorstand leitung geschäftsführung'],
    [
      /\b(?:nach ende|nach ablauf|nach der) (?:der |des )?(?:förderung|projekts?|zuwendung)/iu,
      'nachhaltig fortführung dauerhaft langfristig',
    ],
    [/\bwie (?:wissen|messen|prüfen) sie\b/iu, 'evaluation befragung umfrage auswertung indikatoren'],
  ],
  fr: [
    [
      /\b(?:présent|décri)\p{L}* (?:brièvement )?(?:votre|l['’]) ?(?:association|organisation|structure|organisme|fondation)\b|\bqui êtes-vous\b/iu,
      'association loi créée mission but objet fondée',
    ],
    [/\bpartenai?r|\bcollaborez\b|\bavec qui\b/iu, 'travaillons collaborons coopération convention réseau soutien'],
    [
      /\baprès (?:la |le |l['’])?(?:subvention|financement|projet)|\bpérennis/iu,
      'poursuivre pérennité durable autonomie',
    ],
    [/\bbénéficient|\bbénéficiaires?\b/iu, 'accompagné accompagnées accueilli aidées familles personnes participants'],
  ],
  es: [
    [
      /\b(?:describ|present)\p{L}* (?:brevemente )?(?:su|la) (?:organización|entidad|asociación|fundación)\b|\bquiénes son\b/iu,
      'asociación lucro fundada misión fines creada',
    ],
    [/\bcolabor|\bsocios\b|\balianzas?\b/iu, 'colaboramos convenio red trabajamos apoyo'],
    [
      /\b(?:cuando|después de que|tras) .{0,30}(?:subvención|financiación|proyecto)/iu,
      'sostenibilidad continuidad mantener',
    ],
  ],
  it: [
    [
      /\b(?:descriv|present)\p{L}* (?:brevemente )?(?:la )?(?:vostra |sua )?(?:organizzazione|associazione|fondazione|ente)\b|\bchi siete\b/iu,
      'associazione lucro fondata missione scopo nata',
    ],
    [/\bpartner|\bcollabor/iu, 'collaboriamo rete convenzione lavoriamo sostegno'],
  ],
  pt: [
    [
      /\b(?:descrev|apresent)\p{L}* (?:brevemente )?(?:a )?(?:sua |vossa )?(?:organização|associação|entidade|instituição|fundação)\b|\bquem são\b/iu,
      'associação lucrativos fundada missão fins criada instituto',
    ],
    [/\bparceir|\bparceria|\bcolabor/iu, 'parcerias convênio protocolo rede trabalhamos apoio'],
  ],
  nl: [
    [
      /\b(?:beschrijf|omschrijf|vertel (?:iets )?over) (?:kort )?(?:uw|de) (?:organisatie|stichting|vereniging)\b|\bwie bent u\b/iu,
      'stichting vereniging opgericht missie doel',
    ],
    [/\bpartner|\bsamenwerk/iu, 'samen netwerk werken samenwerking steun'],
  ],
}

/** Words of a paraphrase are many, and any one of them may be absent. */
const PARAPHRASE_WEIGHT = 0.6

/** The words that an answer to the turns of phrase in a text would use, one map for each turn. */
export function paraphrasedTerms(
  text: string,
  language: string | null,
  analyser: TermAnalyser,
  ofQuestion: string | null = null,
): readonly ReadonlyMap<string, number>[] {
  const phrases = PARAPHRASES[language ?? ofQuestion ?? 'en'] ?? []
  return phrases
    .filter(([phrase]) => phrase.test(text))
    .map(([, words]) => new Map(analyser.termsOf(words, language).map((term) => [term, PARAPHRASE_WEIGHT])))
}
