import { germanCommonQuestions } from './common-questions/german.ts'
import type { FormWordKind, LanguageData } from './language-data.ts'
import { list, onesThenTens, tensThenOnes } from './number-table.ts'
import { germanQuestions } from './question-words/german.ts'
import { englishForms } from './english-forms.ts'
import { englishCommonQuestions } from './common-questions/english.ts'
import { englishProfileWords } from './profile-words/english.ts'
import { englishQuestions } from './question-words/english.ts'
import { french } from './french.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { welsh } from './welsh.ts'

const german: LanguageData = {
  code: 'de',
  questions: germanQuestions,
  commonQuestions: germanCommonQuestions,
  numbers: {
    below100: onesThenTens(
      list(
        'ein|eins zwei|zwo drei vier fünf|fuenf sechs sieben acht neun zehn elf zwölf|zwoelf dreizehn vierzehn fünfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn',
      ),
      list('zwanzig dreißig vierzig fünfzig|fuenfzig sechzig siebzig achtzig neunzig'),
      ['und'],
    ),
    hundred: 'hundert',
    thousand: 'tausend',
    million: 'million|millionen',
    hasBareThousand: true,
    isClosed: true,
  },
  requestOpeners:
    'bitte|füge?|ergänze|erwähne|schreibe?|kürze|kürzer|länger|mache?|verwende|benutze|nutze|nenne|suche?|erkläre|beschreibe|ändere|ersetze|entferne|streiche|formuliere|übersetze|fasse|danke|kannst du|können sie|was|wie|warum|wer|wo|welche[rs]?',
  forms: {
    interrogatives:
      'was|welche[rsmn]?|wer|wen|wem|wie|wann|wo|warum|weshalb|wieso|wozu|wofür|womit|wodurch|inwiefern|inwieweit|worin|woher|wohin|(?:in|mit|für|seit|von|aus|an|zu) (?:welche[rsmn]?|wem|wann)',
    yesNoOpeners:
      'ist|sind|haben|hat|hast|habt|bist|seid|wurde[n]?|werden|wird|wirst|werdet|kannst|könnt|können|kann|liegt|gibt es|besteht|handelt|sollen|verfügt|möchten',
    askingVerbs:
      'beschreib(?:en|e|t)|erläuter[ent]+|erklär(?:en|e|t)|nenn(?:en|e|t)|geben|gib|stell(?:en|e|t)|begründe[nt]?|schilder[ent]+|benenn(?:en|e|t)|skizzier(?:en|e|t)|listen|führ(?:en|e|t)|zählen|fassen|legen|bitte|kurze (?:darstellung|beschreibung|zusammenfassung)|beschreibung|darstellung',
    politeOpeners: 'bitte|kurz',
    actionVerbs:
      '(?:zutreffendes )?(?:bitte )?(?:ankreuzen|beifügen|unterschreiben|auswählen|hochladen|senden|lesen|beachten|einreichen)|kreuzen|wählen|fügen sie|laden sie|senden sie|beachten sie|lesen sie|reichen sie|unterschreiben',
    followUps: '(?:wenn|falls) (?:ja|nein)|ja, ',
    guidanceOpeners: String.raw`zum beispiel|z\. ?b|hinweis|dies|sie (?:können|sollten|müssen)|hier`,
    excludedHeadings: String.raw`erklärung(?:en)?$|unterschrift|datenschutz|einwilligung|beigefügte|anlagen|(?:nur |vom? |von der |durch )(?:\p{L}+ )?(?:auszufüllen|ausgefüllt)|auszufüllen|einverständnis|hinweise|merkblatt`,
    declarations: String.raw`(?:ich|wir|hiermit) (?:\p{L}+ )?(?:versicher|erklär|bestätig|willig|stimm)`,
    officeParts:
      '(?:nur )?(?:für (?:interne|dienstliche|amtliche) (?:zwecke|vermerke)|bearbeitungsvermerke?|(?:vom amt|von der (?:behörde|stiftung|geschäftsstelle)|durch die (?:behörde|stiftung)) auszufüllen)',
    signatures: 'unterschrift',
    signatureOpeners: 'ort,? datum',
    dateLabels: 'datum|ort',
    notAsked: 'nicht ausfüllen|(?:vom|von der|durch) .{1,40} auszufüllen',
    filePrompts: String.raw`\b(?:hochladen|beifügen)\b`,
    moneyWords: 'kosten|betrag|ausgaben|einnahmen',
    optionsLeads: '(?:zutreffendes )?ankreuzen',
    remarkLabels: 'hinweis|achtung|wichtig|beispiel',
    yesOrNo: 'ja|nein',
    deadlines: String.raw`(?:antrags|bewerbungs|einsende|abgabe)(?:frist|schluss)|frist(?:ende)?\b|spätestens (?:bis|am)|einzureichen bis|bis (?:zum|spätestens)`,
    otherDates: String.raw`bericht|entscheidung|verwendungsnachweis|projektende|projektbeginn|veranstaltung`,
    amountLimits: String.raw`(?:höchst|mindest|maximale?|förder)\p{L}*(?:betrag|summe|förderung|höhe)|bis zu|höchstens|maximal|zwischen\b.{0,20}\bund\b`,
    eligibilityHeadings: String.raw`antragsberechtig\p{L}+|wer kann (?:einen antrag stellen|sich bewerben|gefördert werden)\s?\??|fördervoraussetzungen|voraussetzungen`,
    eligibilityRules: String.raw`antragsberechtigt (?:sind|ist)|(?:können|kann) (?:einen )?(?:antrag|anträge) stellen|gefördert werden (?:können )?(?:nur )?`,
    attachmentHeadings: String.raw`anlagen|beizufügende unterlagen|erforderliche unterlagen|einzureichende unterlagen|anhänge`,
    attachmentRequests: String.raw`(?:bitte )?(?:fügen sie|legen sie|reichen sie)\b|beizufügen sind`,
    wordUnits: 'wörter[n]?|worte?n?|wort(?:limit|begrenzung|grenze|zahl|anzahl)',
    characterUnits: 'zeichen(?:limit|begrenzung|grenze|zahl|anzahl)?|anschläge[n]?',
    limitCues:
      'höchstens|maximale?[nrs]?|max|begrenzt|begrenzung|grenze|obergrenze|limit|anzahl|höchstzahl|übrig|verbleibende?|verbleiben|umfang|ca|circa|etwa|ungefähr|rund',
    limitFillers:
      'bis|zu|mit|ohne|inkl|inklusive|einschl|einschließlich|exkl|leerzeichen|nicht|mehr|als|auf|von|der|die|das|und|oder|zwischen|pro|noch|bitte|ihre?|antwort|text|in|mindestens|feld|verpflichtend|freiwillig|pflichtfeld|länge',
    rangeWords: 'bis|und|oder',
    leastWords: String.raw`mindestens|wenigstens|min\.`,
    otherScopes: 'pro (?:zeile|feld|seite|frage)|gesamte[nr]? (?:antrag|formular)|dateiname|passwort',
    totalWords: '(?:gesamt|zwischen|end)?summe|gesamt(?:kosten|betrag|einnahmen|ausgaben|finanzierung)?|insgesamt',
    moneyHeadings: 'kosten|finanzierungsplan|finanzplan|finanzierung|ausgaben|einnahmen|haushalt|budget',
    nameHeads: String.raw`\p{L}*name|vorname|bezeichnung`,
    dateHeads: String.raw`\p{L}*datum|jahr|wann`,
    amountHeads: String.raw`\p{L}*(?:betrag|summe)|gesamtkosten|gesamtbudget|einnahmen|ausgaben|wie viel geld`,
    countHeads: 'anzahl|zahl|wie viele|mitgliederzahl',
    addressHeads: 'adresse|anschrift|sitz',
    amountAsked: 'beantragte[rnms]?|erbetene[rnms]?',
    must: 'müssen|sollte?n?|kann|können|wird|werden',
    you: 'sie|ihre?[mnrs]?',
    we: String.raw`wir|unsere?\p{L}{0,2}|uns|ich|meine?\p{L}?`,
    placesToWrite: String.raw`(?:(?:bitte )?(?:hier )?text (?:hier )?(?:eingeben|einfügen|eintragen))|(?:hier )?(?:klicken|tippen)\b.{0,40}eingeben`,
    unfilledChoices: '(?:bitte )?(?:auswählen|wählen)|wählen sie ein element aus',
    unfilledFiles: 'datei auswählen|keine (?:datei )?ausgewählt',
    yes: 'ja',
    no: 'nein',
    questionsFollow: 'folgende[nr]? (?:fragen|angaben|punkte)',
    clauseOpeners: 'für|falls|wenn',
    addressParts: 'plz|ort|straße|wohnort|stadt|land',
    addresses: 'anschrift',
    pickedKinds: 'welche',
    whatIs: '(?:wie|was) (?:ist|lautet)',
    determiners: 'der|die|das|ihre?',
  },
}

const spanish: LanguageData = {
  code: 'es',
  numbers: {
    below100: tensThenOnes(
      list(
        'uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno|veintiún|veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      ),
      list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
      ' y ',
    ),
    hundreds: list(
      'cien|ciento doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas',
    ),
    thousand: 'mil',
    million: 'millón|millones',
    hasBareThousand: true,
  },
  forms: {
    interrogatives: '¿|qu[eé]|cuál(?:es)?|quién(?:es)?|cómo|cuándo|dónde|por qué|cuánt[oa]s?',
    yesNoOpeners: '¿?(?:es|está|están|son|tiene|ha|han|hay|existe|será|puede|recibe)',
    askingVerbs:
      'descri(?:ba|be|bir|bí)|expli(?:que|car|ca|quen)|indique|indicar|detalle|detallar|resuma|resumir|enumere|mencione|proporcione|especifique|justifique|señale|presente|cuéntenos|nombre',
    politeOpeners: 'por favor|favor de',
    actionVerbs: 'adjunt[ea]r?|marque|marcar|seleccione|firme|envíe|lea|suba|cargue|anexe|anexar',
    followUps: 'si (?:sí|no)|en caso (?:afirmativo|negativo)',
    guidanceOpeners: String.raw`por ejemplo|p\. ?ej|ejemplo|esto|nota`,
    excludedHeadings:
      'declaración|firma|documentación|documentos (?:adjuntos|a adjuntar|anexos)|anexos|uso (?:interno|exclusivo|oficial)|protección de datos',
    declarations: '(?:yo|nosotros)?,? ?(?:declaro|declaramos|certifico|acepto|autorizo|confirmo)',
    officeParts: '(?:para )?uso (?:exclusivo|interno|oficial)|espacio reservado',
    signatures: 'firma',
    dateLabels: 'fecha|lugar',
    notAsked: 'no (?:rellenar|completar)',
    filePrompts: String.raw`\b(?:adjuntar|anexar)\b`,
    moneyWords: 'coste|importe|gastos|ingresos|total',
    optionsLeads: 'marque (?:con|una|la)|seleccione',
    remarkLabels: 'nota|atención|ejemplo',
    yesOrNo: 'sí|si|no',
    deadlines: String.raw`fecha límite|plazo (?:de|para)|fecha de cierre|a más tardar|antes del|hasta el`,
    otherDates: String.raw`informe|decisión|resolución|resultados|reunión|proyecto (?:debe|comienza)`,
    amountLimits: String.raw`(?:importe|monto|ayuda|subvención)\b.{0,30}\b(?:máxim|mínim)\p{L}+|hasta un máximo|no (?:podrá|puede) (?:superar|exceder)|entre\b.{0,20}\by\b`,
    eligibilityHeadings: String.raw`elegibilidad|quién(?:es)? pueden? (?:solicitar|participar|postular)\s?\??|requisitos(?: de elegibilidad)?|beneficiarios`,
    eligibilityRules: String.raw`(?:podrán|pueden) (?:solicitar|participar|presentar|postular)|son elegibles|(?:dirigid|abiert)\p{L} a`,
    attachmentHeadings: String.raw`documentos? (?:adjuntos?|requeridos?|a presentar)|documentación (?:adjunta|requerida|necesaria)|anexos`,
    attachmentRequests: String.raw`(?:por favor,? )?(?:adjunte|adjuntar|anexe|anexar|aporte|aportar copia)\b`,
    wordUnits: 'palabras?',
    characterUnits: 'caracteres|carácter|pulsaciones',
    limitCues: 'máximo|máxima|máx|max|límite|limitado|aproximadamente|aprox|extensión|superar|exceder|restantes|número',
    limitFillers:
      'no|más|de|del|la|el|en|con|sin|espacios?|hasta|entre|y|o|un|una|por|su|respuesta|texto|incluidos?|incluyendo|opcional|obligatorio|a|unas?',
    rangeWords: 'a|y|o',
    leastWords: 'mínimo(?: de)?|al menos|como mínimo',
    otherScopes: 'por (?:línea|página|fila|pregunta|campo)|contraseña|todo el (?:formulario|documento)',
    totalWords: '(?:sub)?total|importe total|suma',
    moneyHeadings: 'presupuesto|costes?|costos?|gastos|ingresos|financiación',
    nameHeads: 'nombre|apellidos?|razón social',
    dateHeads: 'fecha|año|cuándo',
    amountHeads: 'importe|coste|presupuesto total|ingresos|gastos|cuantía|cuánto',
    countHeads: 'número de personas|cuántos|cuántas|número total',
    addressHeads: 'dirección|domicilio',
    amountAsked: 'solicitad[oa]s?',
    must: 'debe|deben|puede',
    you: 'usted(?:es)?|su|sus',
    we: 'nosotr[oa]s|nuestr[oa]s?',
    placesToWrite: String.raw`(?:insert[ea]r?|escrib[ae]r?|introdu[cz]\p{L}+) (?:el |su |o |seu )?text[oe](?: aquí| aqui)?`,
    unfilledChoices: 'seleccion[ea](?:r)?(?: .{0,20})?',
    yes: 'sí|si',
    questionsFollow: 'siguientes (?:preguntas|datos|apartados)',
    clauseOpeners: 'para|con',
    nounHeads: 'nombre|lista|presente',
    addressParts: 'código postal|ciudad|localidad|provincia|país',
    addresses: 'dirección|domicilio',
    pickedKinds: 'cuál',
    whatIs: 'cuál es',
    determiners: 'el|su',
  },
}

const portuguese: LanguageData = {
  code: 'pt',
  numbers: {
    below100: tensThenOnes(
      list(
        'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
      ),
      list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
      ' e ',
    ),
    hundreds: list(
      'cem|cento duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas',
    ),
    thousand: 'mil',
    million: 'milhão|milhões',
    hasBareThousand: true,
  },
  forms: {
    wordUnits: 'palavras?',
    characterUnits: 'caracteres|caracter|toques',
    limitCues:
      'máximo|máxima|máx|max|limite|limitado|aproximadamente|cerca|ultrapassar|exceder|restantes|número|tamanho',
    limitFillers:
      'no|na|de|do|da|em|não|mais|até|entre|e|ou|a|com|sem|espaços?|espacos|incluindo|inclusos|por|sua|resposta|texto|opcional|obrigatório|o|um|uma|cerca',
    rangeWords: 'a|e|ou|até',
    leastWords: 'mínimo(?: de)?|pelo menos|no mínimo',
  },
}

const english: LanguageData = {
  code: 'en',
  questions: englishQuestions,
  commonQuestions: englishCommonQuestions,
  numbers: {
    below100: tensThenOnes(
      list(
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      list('twenty thirty forty|fourty fifty sixty seventy eighty ninety'),
      ' ',
    ),
    hundreds: ['a_hundred'],
    hundred: 'hundred',
    thousand: 'thousand',
    million: 'million',
  },
  requestOpeners:
    "add|adjust|answer|ask|avoid|begin|can you|change|check|clarify|condense|copy|could you|cut|delete|describe|do not|don['’]t|draft|elaborate|emphasi[sz]e|end with|expand|explain|find|fit|fix|focus|give|great|hello|hi|how|i need|i want|i would like|i['’]d like|improve|include|incorporate|insert|keep|leave out|list|longer|look|make|mention|merge|more|move|nice|ok(?:ay)?|omit|please|polish|put|reduce|refer to|remove|rephrase|replace|reword|rewrite|say|search|see|shorten|shorter|show|simplify|split|start|state that|stress|suggest|summari[sz]e|take out|tell|thank|thanks|too|translate|trim|try|turn|undo|update|use|what|where|which|who|why|would you|write",
  profile: englishProfileWords,
  forms: englishForms,
}

/** Supported languages, English first. */
export const LANGUAGES: readonly LanguageData[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  welsh,
  ...OTHER_LANGUAGES,
]

/** Alternatives of a pattern for this kind in all languages. */
export function formWords(kind: FormWordKind): string {
  return LANGUAGES.flatMap(({ forms }) => forms?.[kind] ?? []).join('|')
}
