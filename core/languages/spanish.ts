import { spanishCommonQuestions } from './common-questions/other-languages.ts'
import type { LanguageData } from './language-data.ts'
import { list, tensThenOnes } from './number-table.ts'

export const spanish: LanguageData = {
  code: 'es',
  commonQuestions: spanishCommonQuestions,
  stopWords: `a al algo algunas algunos ante antes aquel así aunque cada como con contra cual cuales cuando cuál cuáles cómo de
    del desde donde dónde durante e el él ella ellas ellos en entre era eran es esa esas ese eso esos esta estas este
    esto estos está están fue fueron ha han hasta hay la las le les lo los más me mi mis mucho muy nada ni no nos
    nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero por porque qué que quien quién se
    sea ser si sin sobre son su sus también tan tanto te tiene tienen todo todos tu tus u un una uno unos usted ustedes
    y ya yo por favor cuánto cuánta cuántos cuántas quiénes`,
  paraphrases: [
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
  numberWords: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|cien|mil',
  requiredTerms: [
    { topic: 'insurance', ofSentence: true, asked: /\bseguros?\b|\basegurad/iu, shown: /\bseguros?\b|\basegurad/iu },
    {
      topic: 'safeguarding',
      asked: /\bprotecci[oó]n (?:infantil|de (?:la infancia|menores))/iu,
      shown: /\bprotecci[oó]n (?:infantil|de (?:la infancia|menores))/iu,
    },
    { topic: 'reservesElsewhere', asked: /\breservas\b/iu, shown: /\breservas\b|\bfondos propios\b/iu },
    {
      topic: 'dataProtection',
      asked: /\brgpd\b|\bprotecci[oó]n de datos/iu,
      shown: /\brgpd\b|\bprotecci[oó]n de datos/iu,
    },
    { topic: 'complaints', asked: /\bquejas?\b|\breclam[ao]/iu, shown: /\bquejas?\b|\breclam[ao]/iu },
    { topic: 'bankDetails', asked: /\bdatos bancarios|\bcuenta bancaria/iu },
  ],
  requestOpeners:
    'por favor|añad[ea]|agreg(?:a|ue)|mencion[ae]|escrib[ae]|acort[ae]|más corto|más largo|us[ae]|busca|busque|expli(?:ca|que)|describ[ae]|cambi[ae]|reemplaz[ae]|elimin[ae]|quit[ae]|traduzca|gracias|puede(?:s)?|qué|cómo|por qué',
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
    schemaPrompts: 'pregunta|campo|etiqueta|nombre del campo|enunciado',
    schemaHelp: 'ayuda|texto de ayuda|indicaciones|descripción|instrucciones|aclaración|observaciones',
    schemaTypes: 'tipo|tipo de (?:campo|respuesta|pregunta)|formato',
    schemaOptions: 'opciones|respuestas posibles|valores|alternativas',
    schemaLimits:
      'límite|(?:número|límite)(?: máximo)? de (?:palabras|caracteres)|palabras|caracteres|longitud(?: máxima)?|extensión(?: máxima)?',
    schemaRequired: 'obligatorio|requerido|opcional|obligatoriedad',
    schemaSections: 'sección|apartado|página|bloque|categoría',
    choiceTypes: String.raw`desplegable|selección|casilla|sí ?\/ ?no|lista`,
    fileTypes: 'archivo|adjunto|fichero',
    totalWords: '(?:sub)?total|importe total|suma',
    moneyHeadings: 'presupuesto|costes?|costos?|gastos|ingresos|financiación',
    nameHeads: 'nombre|apellidos?|razón social',
    dateHeads: 'fecha|año|cuándo',
    amountHeads: 'importe|coste|presupuesto total|ingresos|gastos|cuantía|cuánto',
    countHeads: 'número de personas|cuántos|cuántas|número total',
    addressHeads: 'dirección|domicilio',
    fieldTypes: String.raw`texto(?: (?:corto|largo|libre))?|número|importe|fecha|desplegable|casilla|sí ?\/ ?no|archivo|adjunto|tabla|selección (?:única|múltiple)`,
    amountAsked: 'solicitad[oa]s?',
    you: 'usted(?:es)?|su|sus',
    we: 'nosotr[oa]s|nuestr[oa]s?',
    must: 'debe|deben|puede',
    placesToWrite: String.raw`(?:insert[ea]r?|escrib[ae]r?|introdu[cz]\p{L}+) (?:el |su |o |seu )?text[oe](?: aquí| aqui)?`,
    unfilledChoices: 'seleccion[ea](?:r)?(?: .{0,20})?',
    yes: 'sí|si',
    questionColumns: 'preguntas?|campos?|apartados?',
    answerColumns: '(?:su |tu )?respuestas?',
    wordLimitColumns: 'palabras',
    aboutFunder: 'quién puede|puedo',
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
