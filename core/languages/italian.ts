import { italianCommonQuestions } from './common-questions/other-languages.ts'
import type { LanguageData } from './language-data.ts'
import { list, pairs, spellings } from './number-table.ts'

const italianSmall = list(
  'uno|un|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
)
const italianTens = list('venti trenta quaranta cinquanta sessanta settanta ottanta novanta')

function below100(value: number): readonly string[] {
  if (value < 20) return spellings(italianSmall[value - 1])
  const ten = italianTens[Math.floor(value / 10) - 2] ?? ''
  const one = value % 10
  if (one === 0) return [ten]
  const isElided = one === 1 || one === 8
  return pairs([isElided ? ten.slice(0, -1) : ten], [''], spellings(italianSmall[one - 1]))
}

export const italian: LanguageData = {
  code: 'it',
  commonQuestions: italianCommonQuestions,
  paraphrases: [
    [
      /\b(?:descriv|present)\p{L}* (?:brevemente )?(?:la )?(?:vostra |sua )?(?:organizzazione|associazione|fondazione|ente)\b|\bchi siete\b/iu,
      'associazione lucro fondata missione scopo nata',
    ],
    [/\bpartner|\bcollabor/iu, 'collaboriamo rete convenzione lavoriamo sostegno'],
  ],
  numbers: {
    below100,
    hundred: 'cento',
    thousand: 'mila|mille',
    million: 'milione|milioni',
    hasBareThousand: true,
    isClosed: true,
  },
  numberWords: 'due|tre|quattro|cinque|sette|otto|nove|dieci|dodici|venti|trenta|quaranta|cinquanta|cento',
  requiredTerms: [
    { topic: 'insurance', ofSentence: true, asked: /\bassicura/iu, shown: /\bassicura/iu },
    { topic: 'safeguarding', asked: /\btutela dei minori/iu, shown: /\btutela dei minori/iu },
    { topic: 'reservesElsewhere', asked: /\briserve\b/iu, shown: /\briserve\b/iu },
    { topic: 'dataProtection', asked: /\bprotezione dei dati/iu, shown: /\bprotezione dei dati/iu },
    { topic: 'complaints', asked: /\breclam[ao]/iu, shown: /\breclam[ao]/iu },
    { topic: 'bankDetails', asked: /\bcoordinate bancarie/iu },
  ],
  requestOpeners:
    'per favore|aggiung[ia]|menzion[ai]|scriv[ia]|accorci[a]?|più corto|più lungo|us[ai]|cerc(?:a|hi)|spieg(?:a|hi)|descriv[ia]|cambi[a]?|sostituisc[ia]|rimuov[ia]|traduc[ia]|grazie|puoi|può|che cosa|come|perché',
  forms: {
    interrogatives: 'quale|quali|chi|che|cosa|come|dove|perché|quant[oaie]|in che|in quale|a chi|da quanto',
    yesNoOpeners: 'è|sono|ha|hanno|avete|esiste|siete',
    askingVerbs:
      'descriv(?:ere|i|a|ete)|spieg(?:are|hi|ate)|indic(?:are|hi|ate)|elenc(?:are|hi|ate)|illustr(?:are|i|ate)|specific(?:are|hi|ate)|fornire|riassumere|presentare|precisare|motivare|esporre|dettagliare',
    politeOpeners: 'si prega di|per favore',
    actionVerbs: 'allegare|allegate|barrare|selezionare|firmare|inviare|leggere|caricare|scegliere',
    followUps: 'se (?:sì|no)',
    guidanceOpeners: String.raw`ad esempio|per esempio|es\.|nota`,
    excludedHeadings: 'firma|dichiarazion[ei]|allegati|riservato|privacy',
    declarations: '(?:io|il|la) sottoscritt|dichiar[oa]',
    officeParts:
      "(?:spazio )?riservato (?:all?[’']?(?:ufficio|ente|amministrazione)|alla fondazione)|(?:ad |per )?uso interno",
    signatures: 'firma',
    signatureOpeners: 'luogo e data',
    dateLabels: 'data|luogo',
    notAsked: 'non compilare',
    filePrompts: String.raw`\ballegare\b`,
    moneyWords: 'costo|costi|importo|spese|entrate',
    optionsLeads: 'barrare',
    remarkLabels: 'nota|esempio|avviso',
    yesOrNo: 'si|no',
    wordUnits: 'parole|parola',
    characterUnits: 'caratteri|carattere|battute',
    limitCues: 'massimo|massima|max|limite|circa|lunghezza|superare|superiore|rimanenti|numero|indicativamente',
    limitFillers:
      'di|del|della|la|il|in|non|più|fino|a|ad|tra|fra|e|o|con|senza|spazi|inclusi|compresi|esclusi|per|testo|risposta|obbligatorio|facoltativo',
    rangeWords: 'a|e|o',
    leastWords: 'almeno|minimo(?: di)?',
    otherScopes: 'per (?:riga|pagina|campo|domanda)|intero (?:modulo|progetto)',
    schemaPrompts: 'domanda|campo|etichetta|nome del campo',
    schemaHelp: 'aiuto|testo di aiuto|indicazioni|descrizione|istruzioni|note',
    schemaTypes: 'tipo|tipologia|formato|tipo di (?:campo|risposta)',
    schemaOptions: 'opzioni|scelte|valori|risposte possibili',
    schemaLimits:
      'limite|(?:numero|limite)(?: massimo)? di (?:parole|caratteri|battute)|parole|caratteri|battute|lunghezza(?: massima)?',
    schemaRequired: 'obbligatorio|richiesto|facoltativo|obbligatorietà',
    schemaSections: 'sezione|pagina|parte|categoria',
    choiceTypes: String.raw`menu|scelta|casella|sì ?\/ ?no|elenco`,
    fileTypes: 'allegato',
    totalWords: '(?:sub)?totale|somma',
    moneyHeadings: 'budget|costi|spese|entrate|uscite|piano finanziario|preventivo',
    nameHeads: 'nome|cognome|denominazione|ragione sociale',
    dateHeads: 'data|anno|quando',
    amountHeads: 'importo|costo|entrate|uscite|quanto',
    countHeads: 'numero di|quanti|quante',
    addressHeads: 'indirizzo|sede',
    fieldTypes: String.raw`testo(?: (?:breve|lungo|libero))?|numero|importo|data|menu a tendina|casella|sì ?\/ ?no|file|allegato|tabella|scelta (?:singola|multipla)`,
    amountAsked: 'richiest[oaie]',
    we: 'noi|nostr[oaie]',
    placesToWrite: 'inserire (?:il |qui il )?testo',
    unfilledChoices: 'selezionare?(?: .{0,20})?',
    yes: 'sì',
    questionColumns: 'domand[ae]',
    answerColumns: 'rispost[ae]',
    characterLimitColumns: 'caratteri',
    aboutFunder: 'chi può',
    questionsFollow: 'seguenti (?:domande|informazioni)',
    clauseOpeners: 'per|se',
    addressParts: 'cap|città',
    addresses: 'indirizzo',
    pickedKinds: 'quale',
    whatIs: 'qual è',
    determiners: 'il|lo',
  },
}
